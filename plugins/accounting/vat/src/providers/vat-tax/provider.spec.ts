import type { ItemTaxCalculationLine, TaxCalculationContext } from "@medusajs/framework/types"
import { DEFAULT_RATES } from "../../rates/default-rates"
import type { VatScheme } from "@bon-perroquet/contract/vat/scheme"
import { providerOf } from "../../testing"
import { documentTotals } from "@bon-perroquet/contract/vat/totals"
import type { VatTaxProvider } from "./provider"

const CLASSES = [
  { product_id: "almonds", vat_class: 6 },
  { product_id: "mix", vat_class: 21 },
]
const provider = (scheme?: VatScheme) => providerOf({ classes: CLASSES, rates: DEFAULT_RATES, scheme })

const line = (product_id: string, unit_price = 1, quantity = 1): ItemTaxCalculationLine => ({
  line_item: { id: `line_${product_id}`, product_id, unit_price, quantity },
  rates: [],
})
const delivery = (price: number) => ({
  shipping_line: { id: "delivery", shipping_option_id: "option", unit_price: price },
  rates: [],
})
const to = (country_code: string, taxed_lines?: unknown): TaxCalculationContext => ({
  address: { country_code },
  is_return: false,
  ...(taxed_lines !== undefined && { additional_context: { taxed_lines } }),
})

const ratesOf = async (answer: ReturnType<VatTaxProvider["getTaxLines"]>) =>
  (await answer).map(({ rate }) => rate)

describe("VAT on the lines of a cart", () => {
  it("uses each product's rate, or the standard rate without a class", async () => {
    const lines = [line("almonds"), line("mix"), line("unclassified")]
    expect(await ratesOf(provider().getTaxLines(lines, [], to("nl")))).toEqual([6, 21, 21])
  })

  it("uses the rates of the country of delivery under the One-Stop Shop", async () => {
    const lines = [line("almonds"), line("mix")]
    expect(await ratesOf(provider("oss").getTaxLines(lines, [], to("fr")))).toEqual([5.5, 20])
    expect(await ratesOf(provider("oss").getTaxLines(lines, [], to("lu")))).toEqual([3, 17])
  })

  it("consists of one tax line per line, named by its rate", async () => {
    expect(await provider("oss").getTaxLines([line("almonds")], [], to("fr"))).toEqual([
      { line_item_id: "line_almonds", rate: 5.5, code: "VAT-FR", name: "5.5 %", provider_id: "vat" },
    ])
  })
})

describe("VAT on later additions to an order", () => {
  const added = (sold_vat: string): TaxCalculationContext => ({
    ...to("fr"),
    additional_context: { taxed_lines: [{ product_id: "almonds", gross_cents: 2205 }], sold_vat },
  })

  it.each([
    ["Belgian of an order that was sold with Belgian VAT", "VAT-BE", 6],
    ["French of an order that was sold with French VAT", "VAT-FR", 5.5],
    ["none of an order that was sold without VAT", "VATEX-EU-IC", 0],
  ])("is %s, whatever the current scheme", async (_what, code, rate) => {
    for (const scheme of ["origin", "oss"] as const) {
      const lines = await provider(scheme).getTaxLines([line("almonds")], [delivery(5)], added(code))
      expect(lines.map((each) => [each.rate, each.code])).toEqual([
        [rate, code],
        [rate, code],
      ])
    }
  })
})

describe("VAT on a delivery", () => {
  it("uses the VAT rate of the goods, which the engine taxes in a separate call", async () => {
    const taxedLines = [{ product_id: "almonds", gross_cents: 2205 }]
    expect(await ratesOf(provider().getTaxLines([], [delivery(5.95)], to("be", taxedLines)))).toEqual([6])
  })

  it("gives the documents' net amount for goods at mixed rates", async () => {
    const taxedLines = [
      { product_id: "almonds", gross_cents: 2205 },
      { product_id: "mix", gross_cents: 1998 },
    ]
    const [rate = 0] = await ratesOf(provider().getTaxLines([], [delivery(5.95)], to("be", taxedLines)))
    const lines = [
      { gross_cents: 2205, rate: 6 },
      { gross_cents: 1998, rate: 21 },
    ]
    const { delivery_net_cents } = documentTotals({ lines, delivery_cents: 595 })
    expect(Math.round(595 / (1 + rate / 100))).toBe(delivery_net_cents)
  })

  it("uses the standard rate if the goods are unknown", async () => {
    expect(await ratesOf(provider().getTaxLines([], [delivery(5.95)], to("be")))).toEqual([21])
  })
})
