import { Module } from "@medusajs/framework/utils"
import { AdministratorRoleModuleService } from "./service"

export const ADMINISTRATOR_ROLE_MODULE = "administrator_role"

export default Module(ADMINISTRATOR_ROLE_MODULE, { service: AdministratorRoleModuleService })
