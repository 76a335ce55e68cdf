import { RequestLimit } from "@bon-perroquet/api-kit/http"

/**
 * Payment pages per address and minute, over both APIs. The edge has the same limit. This one also covers
 * clients that bypass the edge.
 */
export const openingLimit = new RequestLimit(Number(process.env.CHECKOUT_RATE_LIMIT ?? 60), 60_000)
