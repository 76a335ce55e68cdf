import { Module } from "@medusajs/framework/utils"
import { BpostService } from "./service"

/** The prefix identifies a carrier. */
export default Module("carrier_bpost", { service: BpostService })
