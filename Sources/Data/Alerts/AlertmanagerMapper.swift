import HaruDomain

/// From what Alertmanager has to what alerts are.
enum AlertmanagerMapper {
    /// The service of alerts that have none of the labels: better shown under a strange name than not.
    static let nameless = "alertmanager"

    /// One that fires again is another alert.
    static func alert(_ dto: AlertmanagerAlertDTO, serviceLabels: [String]) -> ServiceAlert {
        let service = serviceLabels.lazy.compactMap { text(dto.labels[$0]) }.first ?? nameless
        return ServiceAlert(
            id: "\(dto.fingerprint)-\(dto.startsAt.milliseconds)",
            serviceID: service,
            title: text(dto.annotations["summary"]) ?? text(dto.labels["alertname"]) ?? service,
            body: text(dto.annotations["description"]) ?? dto.annotations["message"] ?? "",
            severity: text(dto.labels["severity"]).map(AlertSeverity.init),
            occurredAt: dto.startsAt,
            link: dto.generatorURL
        )
    }

    private static func text(_ text: String?) -> String? {
        text?.isEmpty == true ? nil : text
    }
}
