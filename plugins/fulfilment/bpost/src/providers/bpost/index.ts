import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { BpostProvider } from "./service"

export default ModuleProvider(Modules.FULFILLMENT, { services: [BpostProvider] })
