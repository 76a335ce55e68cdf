import { dayInBelgium } from "@bon-perroquet/contract"
import type { Period } from "@bon-perroquet/shop-react/admin"

/** Month or quarter of a VAT return, for example "2026-11" or "2026-Q4". */
export type TaxPeriod = Period & { id: string; year: number; month?: number; quarter?: number }

const QUARTERS = 8
const MONTHS = 12

const two = (number: number): string => String(number).padStart(2, "0")

/** @param month January is 1 */
function monthsFrom(year: number, month: number, count: number): Period {
  const last = month + count - 1
  const days = new Date(Date.UTC(year, last, 0)).getUTCDate()
  return { from: `${year}-${two(month)}-01`, to: `${year}-${two(last)}-${two(days)}` }
}

/** Returns the latest quarters and months in Belgian time, including those of `now`, newest first. */
export function taxPeriods(now: Date): { quarters: TaxPeriod[]; months: TaxPeriod[] } {
  const today = dayInBelgium(now)
  const index = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  const months = Array.from({ length: MONTHS }, (_, back): TaxPeriod => {
    const year = Math.floor((index - back) / 12)
    const month = ((index - back) % 12) + 1
    return { id: `${year}-${two(month)}`, year, month, ...monthsFrom(year, month, 1) }
  })
  const quarters = Array.from({ length: QUARTERS }, (_, back): TaxPeriod => {
    const whole = Math.floor(index / 3) - back
    const year = Math.floor(whole / 4)
    const quarter = (whole % 4) + 1
    return { id: `${year}-Q${quarter}`, year, quarter, ...monthsFrom(year, 3 * quarter - 2, 3) }
  })
  return { quarters, months }
}
