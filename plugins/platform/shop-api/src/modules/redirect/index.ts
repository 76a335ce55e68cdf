import { Module } from "@medusajs/framework/utils"
import { RedirectModuleService } from "./service"

export default Module("redirect", { service: RedirectModuleService })
