package import HaruDomain

/// Alerts from a server that keeps to our contract.
package struct RemoteAlertDataSource: AlertDataSource {
    private let client: APIClient
    private let reader: AnswerReader

    package init(client: APIClient, reader: AnswerReader) {
        self.client = client
        self.reader = reader
    }

    package func services() async throws(AlertsError) -> AlertServiceList {
        try await AlertsError.asking { () async throws(RemoteError) in
            let body = try await client.get(.services).body
            let (dto, isWhole) = try reader.object(body, as: ServiceListDTO.self)
            let services = dto.services.map(AlertMapper.service)
            return AlertServiceList(services, isAuthoritative: isWhole)
        }
    }

    package func page(_ query: AlertQuery, tag: String?) async throws(AlertsError) -> AlertAnswer {
        do throws(RemoteError) {
            let response = try await client.get(.alerts(query, tag: tag))
            if response.status == 304 { return .unchanged }
            return .page(try reader.alertPage(response.body), tag: response.headers["etag"])
        } catch .notFound {
            throw .serviceNotFound(query.serviceID)
        } catch {
            throw .remote(error)
        }
    }

    package func alert(_ id: ServiceAlert.ID) async throws(AlertsError) -> ServiceAlert {
        do throws(RemoteError) {
            return AlertMapper.alert(
                try reader.object(try await client.get(.alert(id)).body).object
            )
        } catch .notFound {
            throw .alertNotFound(id)
        } catch {
            throw .remote(error)
        }
    }
}
