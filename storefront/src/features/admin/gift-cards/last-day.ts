import { dayInBelgium, daySchema } from "@bon-perroquet/contract"

/** Returns whether a card can be valid until a day: today or later. */
export const isPossibleLastDay = (day: string, now: Date): boolean =>
  daySchema.safeParse(day).success && day >= dayInBelgium(now)

/** Returns the last second of a day in Belgium, also in another time zone. */
export function lastMomentOf(day: string): Date {
  const inWinter = new Date(`${day}T23:59:59+01:00`)
  return dayInBelgium(inWinter) === day ? inWinter : new Date(`${day}T23:59:59+02:00`)
}
