import type { CarrierLimits } from "@bon-perroquet/carrier"

/**
 * Sendcloud passes the texts to the carrier of the shipping option. La Poste has the shortest lines: 35 characters.
 * `box` and `line2` share one line. A note is printed as a label note, of at most 255 characters.
 */
export const LIMITS = {
  texts: {
    ...{ name: 35, company: 35, street: 35, line2: 24, number: 9, box: 9, postal_code: 9, city: 35 },
    ...{ phone: 20, email: 80, email_locker: 80, note: 255 },
  },
  weight_grams: 23_000,
} as const satisfies CarrierLimits
