import { recordCurrentPrices } from "../recording"

/** Runs regularly, because the start and end of a price list emit no event. */
export default recordCurrentPrices

export const config = { name: "record-prices", schedule: { interval: 15 * 60_000 } }
