import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { NamedFilesProvider } from "./service"

export default ModuleProvider(Modules.FILE, { services: [NamedFilesProvider] })
