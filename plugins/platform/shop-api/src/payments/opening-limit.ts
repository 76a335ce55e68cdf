import { RequestLimit } from "@bon-perroquet/api-kit/http"

/** Payment pages per IP address and minute, for both APIs. The edge has the same limit, but clients may bypass it. */
export const openingLimit = new RequestLimit(Number(process.env.CHECKOUT_RATE_LIMIT ?? 60), 60_000)
