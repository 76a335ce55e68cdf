import { recordCurrentPrices } from "../recording"

/** Also records the start and end of a price list, which emit no event. */
export default recordCurrentPrices

export const config = { name: "record-prices", schedule: { interval: 15 * 60_000 } }
