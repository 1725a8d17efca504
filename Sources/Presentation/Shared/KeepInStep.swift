/// Keeps a view model in step until the task is cancelled: `reload` runs at once and after each of the
/// changes of what is stored, `show` after each change of the environment.
@MainActor
package func keepInStep<Change: Sendable>(
    with changes: AsyncStream<Change>,
    reload: @MainActor () async -> Void,
    texts: TextSource,
    show: @escaping @MainActor () async -> Void
) async {
    async let showing: Void = keepShowing(texts, show)
    await reload()
    for await _ in changes { await reload() }
    await showing
}

@MainActor
private func keepShowing(_ texts: TextSource, _ show: @MainActor () async -> Void) async {
    for await _ in texts.changes { await show() }
}
