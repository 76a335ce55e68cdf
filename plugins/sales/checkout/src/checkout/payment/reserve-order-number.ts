import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import { reserveNumber } from "./reserve-number"

export const reserveOrderNumber = (container: MedusaContainer): Promise<string> =>
  reserveNumber(engineOf(container))
