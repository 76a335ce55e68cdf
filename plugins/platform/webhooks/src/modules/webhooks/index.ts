import { connectAlerts } from "@bon-perroquet/api-kit/alerts"
import { Module } from "@medusajs/framework/utils"
import { stoppedWebhooks } from "../../endpoints/stops"
import { WebhooksModuleService } from "./service"

export const WEBHOOKS_MODULE = "webhooks"

/** Runs when the module loads, because worker processes load no API routes. */
function connect(): Promise<void> {
  connectAlerts("webhook_stopped", stoppedWebhooks)
  return Promise.resolve()
}

export { WebhooksModuleService, type WebhookOptions } from "./service"

export default Module(WEBHOOKS_MODULE, { service: WebhooksModuleService, loaders: [connect] })
