import { DELIVERY_COUNTRIES } from "@bon-perroquet/contract/sets"
import { DEFAULT_RATES } from "./index"
import { EU_RATES, EU_RATES_FROM } from "./eu-rates"

test("every country that can be enabled has ascending reduced rates and a standard rate", () => {
  for (const code of DELIVERY_COUNTRIES) {
    const { standard, reduced } = EU_RATES[code]
    // Minimum of Directive 2006/112/EC, article 97.
    expect(standard).toBeGreaterThanOrEqual(15)
    const all = [...reduced, standard]
    expect(all).toEqual([...new Set(all)].sort((a, b) => a - b))
  }
  expect(Object.keys(EU_RATES)).toHaveLength(27)
})

test("the default rates are in the table of EU rates", () => {
  for (const { country_code, rate } of DEFAULT_RATES) {
    const { standard, reduced } = EU_RATES[country_code.toUpperCase() as keyof typeof EU_RATES]
    expect([...reduced, standard]).toContain(rate)
  }
})

test("the table of EU rates names its date and source", () => {
  expect(EU_RATES_FROM.day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(EU_RATES_FROM.url).toMatch(/^https:\/\/ec\.europa\.eu\//)
})
