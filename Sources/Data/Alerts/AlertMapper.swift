import HaruDomain

/// From what the contract has to what alerts are.
enum AlertMapper {
    static func service(_ dto: ServiceDTO) -> AlertService {
        AlertService(id: dto.id, name: dto.name.isEmpty ? dto.id : dto.name, icon: dto.icon)
    }

    static func alert(_ dto: AlertDTO) -> ServiceAlert {
        ServiceAlert(
            id: dto.id,
            serviceID: dto.serviceID,
            title: dto.title,
            body: dto.body ?? "",
            severity: dto.severity.map(AlertSeverity.init),
            occurredAt: dto.occurredAt,
            link: dto.link
        )
    }

    static func page(_ dto: AlertPageDTO) -> AlertPage {
        AlertPage(alerts: dto.alerts.map(alert), nextCursor: dto.nextCursor)
    }
}
