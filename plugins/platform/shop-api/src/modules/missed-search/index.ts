import { Module } from "@medusajs/framework/utils"
import { MissedSearchModuleService } from "./service"

export default Module("missed_search", { service: MissedSearchModuleService })
