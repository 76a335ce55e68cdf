import { RequestLimit } from "@bon-perroquet/api-kit/http"

export const CODES_PER_PERIOD = Number(process.env.PROMO_CODE_RATE_LIMIT ?? 30)
export const CODE_PERIOD_MS = 10 * 60_000

/** Promo codes that an IP address can try in ten minutes: enough for typing errors, too few for guessing codes. */
export const promoCodeLimit = new RequestLimit(CODES_PER_PERIOD, CODE_PERIOD_MS)
