import { Module } from "@medusajs/framework/utils"
import { ChangeLogModuleService } from "./service"

export const CHANGE_LOG_MODULE = "change_log"

export default Module(CHANGE_LOG_MODULE, { service: ChangeLogModuleService })
export type { ChangeLogModuleService }
