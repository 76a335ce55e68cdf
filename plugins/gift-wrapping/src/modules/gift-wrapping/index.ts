import { Module } from "@medusajs/framework/utils"
import { GiftWrappingService } from "./service"

/** An extra of the checkout, by the beginning of its name. */
export default Module("checkout_extra_gift_wrapping", { service: GiftWrappingService })
