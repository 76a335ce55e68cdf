import { MedusaService } from "@medusajs/framework/utils"
import { WebhookAttempt } from "./models/webhook-attempt"
import { WebhookDelivery } from "./models/webhook-delivery"
import { WebhookEndpoint } from "./models/webhook-endpoint"
import { WebhookSignal } from "./models/webhook-signal"

export interface WebhookOptions {
  /** Encrypts the secrets in the database. */
  sealingKey?: string
  /** Host names or IP addresses of the private network that webhooks may reach, also without TLS. */
  privateHosts?: string[]
}

/** `endpoints/` and `deliveries/` use the tables without this service. */
export class WebhooksModuleService extends MedusaService({
  WebhookSignal,
  WebhookEndpoint,
  WebhookDelivery,
  WebhookAttempt,
}) {
  readonly options: WebhookOptions

  constructor(container: object, options: WebhookOptions = {}) {
    super(container, options)
    this.options = options
  }
}
