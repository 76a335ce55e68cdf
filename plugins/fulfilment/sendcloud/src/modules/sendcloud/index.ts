import { Module } from "@medusajs/framework/utils"
import { SendcloudService } from "./service"

/** The prefix `carrier_` marks the module as a carrier. */
export default Module("carrier_sendcloud", { service: SendcloudService })
