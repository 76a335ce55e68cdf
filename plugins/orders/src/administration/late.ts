import { DISPATCH_WORKING_DAYS } from "@bon-perroquet/contract"

const DAY_MS = 86_400_000
const weekday = new Intl.DateTimeFormat("en", { weekday: "short", timeZone: "Europe/Brussels" })

const isWorkingDay = (moment: Date): boolean => !["Sat", "Sun"].includes(weekday.format(moment))

/** Whose parcel should have left by now: orders that were paid before this. Public holidays count as working days. */
export function paidTooLongAgo(now: Date): Date {
  let moment = now
  for (let left = DISPATCH_WORKING_DAYS; left > 0;) {
    moment = new Date(moment.getTime() - DAY_MS)
    if (isWorkingDay(moment)) left -= 1
  }
  return moment
}
