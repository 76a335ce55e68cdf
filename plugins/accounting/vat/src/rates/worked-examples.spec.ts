import { schemeIn } from "../options"
import { DEFAULT_RATES, rateAt } from "."
import { centsIn, equationsIn, rateIn, SECTIONS, tablesIn } from "../testing"
import { documentTotals } from "@bon-perroquet/contract/vat/totals"

const examples = SECTIONS.filter(({ text }) => text.includes("Country "))
const named = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ""

describe("The worked examples of docs/vat.md", () => {
  it("cover each country and scheme", () => {
    const places = examples.map(({ text }) => named(text, /Country (\w\w, scheme `\w+)`/))
    for (const country of ["BE", "FR", "NL", "LU"])
      for (const scheme of ["origin", "oss"]) expect(places).toContain(`${country}, scheme \`${scheme}`)
  })

  it.each(examples)("match the calculation of the shop: $title", ({ text }) => {
    const countryCode = named(text, /Country (\w\w),/)
    const scheme = schemeIn({ scheme: named(text, /scheme `(\w+)`/) })()
    const delivery_cents = centsIn(named(text, /delivery (\d+\.\d\d)/))
    const [items = [], vat = []] = tablesIn(text)
    const lines = items.map(([, vatClass, quantity, price, discount, amount, rate]) => {
      const gross_cents = Number(quantity) * centsIn(price) - centsIn(discount)
      expect(gross_cents).toBe(centsIn(amount))
      expect(rateAt(DEFAULT_RATES, { vatClass: Number(vatClass), countryCode, scheme })).toBe(rateIn(rate))
      return { gross_cents, rate: rateIn(rate) }
    })
    const totals = documentTotals({ lines, delivery_cents })
    expect(
      vat.map(([rate, gross, , tax, base]) => ({
        rate: rateIn(rate),
        gross: centsIn(gross),
        vat_cents: centsIn(tax),
        net_cents: centsIn(base),
      })),
    ).toEqual(totals.vat.map((entry) => ({ ...entry, gross: entry.net_cents + entry.vat_cents })))
    const [, subtotal, tax, total] = /without VAT (\S+), VAT (\S+), to pay .* = (\S+):/.exec(text) ?? []
    expect([centsIn(subtotal), centsIn(tax), centsIn(total)]).toEqual([
      totals.subtotal_cents,
      totals.tax_cents,
      totals.total_cents,
    ])
  })

  it.each(SECTIONS)("have correct equations: $title", ({ text }) => {
    const equations = equationsIn(text)
    expect(equations.length).toBeGreaterThan(3)
    for (const { equation, stated, computed } of equations)
      expect({ equation, stated }).toEqual({ equation, stated: computed })
  })
})
