import { CarrierProvider } from "@bon-perroquet/carrier/provider"
import { ModuleProvider, Modules } from "@medusajs/framework/utils"

class SendcloudProvider extends CarrierProvider {
  static override identifier = "sendcloud"
}

export default ModuleProvider(Modules.FULFILLMENT, { services: [SendcloudProvider] })
