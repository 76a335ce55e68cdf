import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { StripeCheckoutProvider, StripeIntentsProvider } from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [StripeCheckoutProvider, StripeIntentsProvider] })
