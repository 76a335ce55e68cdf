import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import { reserveNumber } from "./reserve-number"

/** The next number, for an order that nobody pays. @throws CheckoutRefusal "payment_unavailable" */
export const reserveOrderNumber = (container: MedusaContainer): Promise<string> =>
  reserveNumber(engineOf(container))
