import { Module } from "@medusajs/framework/utils"
import { GiftWrappingService } from "./service"

/** The prefix identifies an extra of the checkout. */
export default Module("checkout_extra_gift_wrapping", { service: GiftWrappingService })
