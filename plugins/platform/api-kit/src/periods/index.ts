import { refuse } from "../http/refusal"
import { dayInBelgium, dayLater, INSIGHT_DAYS } from "@bon-perroquet/contract"

const DEFAULT_DAYS = 30

/** Returns every day of a period, by default the last 30. @throws 400 if it is empty or too long */
export function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): string[] {
  const last = to ?? dayInBelgium(new Date())
  const first = from ?? dayLater(last, 1 - DEFAULT_DAYS)
  const days: string[] = []
  for (let day = first; day <= last && days.length <= INSIGHT_DAYS; day = dayLater(day, 1)) days.push(day)
  if (days.length === 0 || days.length > INSIGHT_DAYS) throw refuse("period_too_long", 400)
  return days
}
