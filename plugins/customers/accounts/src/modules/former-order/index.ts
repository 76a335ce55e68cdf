import { connectPersonalData } from "@bon-perroquet/api-kit/personal-data"
import { Module } from "@medusajs/framework/utils"
import { FORMER_ORDERS_OF_PEOPLE } from "../../former-orders"
import { FormerOrderModuleService } from "./service"

connectPersonalData(FORMER_ORDERS_OF_PEOPLE)

export default Module("former_order", { service: FormerOrderModuleService })
