import { Module } from "@medusajs/framework/utils"
import { ApiAccessKeyModuleService } from "./service"

export default Module("api_access_key", { service: ApiAccessKeyModuleService })
