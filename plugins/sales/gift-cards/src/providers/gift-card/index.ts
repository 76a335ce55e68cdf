import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { GiftCardProvider } from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [GiftCardProvider] })
