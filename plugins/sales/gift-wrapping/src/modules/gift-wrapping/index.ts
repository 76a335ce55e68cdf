import { Module } from "@medusajs/framework/utils"
import { GiftWrappingService } from "./service"

/** The checkout finds extras by the prefix `checkout_extra_`. */
export default Module("checkout_extra_gift_wrapping", { service: GiftWrappingService })
