import { CarrierProvider } from "@bon-perroquet/carrier/provider"
import { ModuleProvider, Modules } from "@medusajs/framework/utils"

class BpostProvider extends CarrierProvider {
  static override identifier = "bpost"
}

export default ModuleProvider(Modules.FULFILLMENT, { services: [BpostProvider] })
