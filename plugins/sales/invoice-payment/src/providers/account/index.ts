import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { InvoiceProvider } from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [InvoiceProvider] })
