import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { EmailPassInTurn } from "./service"

export default ModuleProvider(Modules.AUTH, { services: [EmailPassInTurn] })
