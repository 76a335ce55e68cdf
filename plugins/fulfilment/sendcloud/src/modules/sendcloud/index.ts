import { Module } from "@medusajs/framework/utils"
import { SendcloudService } from "./service"

/** The prefix identifies a carrier. */
export default Module("carrier_sendcloud", { service: SendcloudService })
