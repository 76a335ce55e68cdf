import { DISPATCH_WORKING_DAYS, dayInBelgium, isWorkingDay } from "@bon-perroquet/contract"

const DAY_MS = 86_400_000

/**
 * Whose parcel should have left by now: orders that were paid before this.
 * @param closed days on which nothing is sent, beside weekends
 */
export function paidTooLongAgo(now: Date, closed: readonly string[]): Date {
  let moment = now
  for (let left = DISPATCH_WORKING_DAYS; left > 0;) {
    moment = new Date(moment.getTime() - DAY_MS)
    if (isWorkingDay(dayInBelgium(moment), closed)) left -= 1
  }
  return moment
}
