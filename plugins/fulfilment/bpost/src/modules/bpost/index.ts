import { Module } from "@medusajs/framework/utils"
import { BpostService } from "./service"

/** The prefix `carrier_` marks the module as a carrier. */
export default Module("carrier_bpost", { service: BpostService })
