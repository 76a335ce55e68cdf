import { MedusaService } from "@medusajs/framework/utils"
import { AdministratorRole } from "./models/administrator-role"

export class AdministratorRoleModuleService extends MedusaService({ AdministratorRole }) {}
