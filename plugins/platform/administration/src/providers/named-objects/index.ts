import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { NamedObjectsProvider } from "./service"

export default ModuleProvider(Modules.FILE, { services: [NamedObjectsProvider] })
