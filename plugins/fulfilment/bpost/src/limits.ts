import type { CarrierLimits } from "@bon-perroquet/carrier"

/**
 * Limits of Shipping Manager's schema, deep integration version 5 (`common_v5.xsd`, `national_v5.xsd`,
 * `shm_deep_integration_v5.xsd`).
 */
export const LIMITS = {
  texts: {
    ...{ name: 40, company: 40, street: 40, line2: 40, number: 8, box: 8, postal_code: 8, city: 40 },
    /** `email_locker`: for a locker, if the customer has no bpost account. */
    ...{ phone: 20, email: 50, email_locker: 40, note: 50 },
  },
  weight_grams: 30_000,
} as const satisfies CarrierLimits
