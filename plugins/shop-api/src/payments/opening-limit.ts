import { RequestLimit } from "../http"

/** Payment pages opened from one address a minute, by whichever API; as at the edge, for who reaches the engine otherwise. */
export const openingLimit = new RequestLimit(Number(process.env.CHECKOUT_RATE_LIMIT ?? 60), 60_000)
