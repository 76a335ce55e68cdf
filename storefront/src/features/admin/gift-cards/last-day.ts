import { dayInBelgium, daySchema, momentInBelgium } from "@bon-perroquet/contract"

/** Returns whether a card can be valid until a day: today or later. */
export const isPossibleLastDay = (day: string, now: Date): boolean =>
  daySchema.safeParse(day).success && day >= dayInBelgium(now)

/** Returns the last second of a day in Belgium, also in another time zone. */
export const lastMomentOf = (day: string): Date => new Date(momentInBelgium(day, "23:59").getTime() + 59_000)
