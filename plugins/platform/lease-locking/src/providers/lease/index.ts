import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { LeaseLockingProvider } from "./service"

export default ModuleProvider(Modules.LOCKING, { services: [LeaseLockingProvider] })
