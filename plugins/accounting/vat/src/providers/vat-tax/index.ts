import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { VatTaxProvider } from "./provider"

export default ModuleProvider(Modules.TAX, { services: [VatTaxProvider] })
