import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { SegmentLimits } from "@bon-perroquet/medusa-sql/buying/segments"

const DEFAULTS: SegmentLimits = { newDays: 30, regularOrders: 3, lapsedDays: 180 }

type Options = { [Name in keyof SegmentLimits]?: LiveOption<number> | undefined }
let options: Options = {}

export function setLimits(current: Options): void {
  options = current
}

/** Returns the limits of the dashboard's settings. */
export function currentLimits(): SegmentLimits {
  const { newDays, regularOrders, lapsedDays } = options
  return {
    newDays: readLive(newDays ?? DEFAULTS.newDays),
    regularOrders: readLive(regularOrders ?? DEFAULTS.regularOrders),
    lapsedDays: readLive(lapsedDays ?? DEFAULTS.lapsedDays),
  }
}
