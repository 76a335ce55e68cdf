import { Module } from "@medusajs/framework/utils"
import { AuthSessionModuleService } from "./service"

export const AUTH_SESSION_MODULE = "auth_session"

export default Module(AUTH_SESSION_MODULE, { service: AuthSessionModuleService })
export type { AuthSessionModuleService, AuthSessionRow } from "./service"
