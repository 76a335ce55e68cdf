import { DISPATCH_WORKING_DAYS, dayInBelgium, isWorkingDay } from "@bon-perroquet/contract"

const DAY_MS = 86_400_000

/**
 * Returns the moment before which a paid order is late.
 * @param closed days without dispatch, in addition to weekends
 */
export function paidTooLongAgo(now: Date, closed: readonly string[]): Date {
  let moment = now
  for (let left = DISPATCH_WORKING_DAYS; left > 0;) {
    moment = new Date(moment.getTime() - DAY_MS)
    if (isWorkingDay(dayInBelgium(moment), closed)) left -= 1
  }
  return moment
}
