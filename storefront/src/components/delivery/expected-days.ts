import { dayInBelgium, workingDaysAfter, type Destination } from "@bon-perroquet/contract"

/**
 * Returns first and last expected day of arrival, for example 2026-11-23.
 * @param closed days without dispatch, in addition to weekends
 */
export function expectedDays(
  { min_days, max_days }: Pick<Destination, "min_days" | "max_days">,
  closed: readonly string[],
  now: Date,
): { from: string; to: string } {
  const today = dayInBelgium(now)
  return {
    from: workingDaysAfter(today, min_days, closed),
    to: workingDaysAfter(today, max_days, closed),
  }
}
