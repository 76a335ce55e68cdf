import { connectAlerts } from "@bon-perroquet/api-kit/alerts"
import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { offerService } from "@bon-perroquet/api-kit/services"
import { Module } from "@medusajs/framework/utils"
import { isConnected } from "../../connection/setting"
import { CONTACTS_OF_PEOPLE } from "../../contacts/of-people"
import { failingSynchronisation } from "../../runs/alert"
import { BrevoModuleService } from "./service"

/** Runs when the module loads, because worker processes load no API routes. */
function connect(): Promise<void> {
  connectAlerts("newsletter_sync_failing", failingSynchronisation)
  connectPersonalData(CONTACTS_OF_PEOPLE)
  offerService("newsletter_sync", isConnected)
  return Promise.resolve()
}

export { BrevoModuleService, type BrevoOptions } from "./service"

export default Module("brevo", { service: BrevoModuleService, loaders: [connect] })
