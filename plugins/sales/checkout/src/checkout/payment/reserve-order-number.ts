import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import { reserveNumber } from "./reserve-number"

/** Reserves the next number for an order without payment. @throws CheckoutRefusal "payment_unavailable" */
export const reserveOrderNumber = (container: MedusaContainer): Promise<string> =>
  reserveNumber(engineOf(container))
