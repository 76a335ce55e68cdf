import { isAsOnPage } from "./as-on-page"

const line = (rate: number) => ({ tax_lines: [{ code: `VAT${rate}`, rate }] })
const taxed = { items: [line(6), line(21)], shipping_methods: [line(13.4568)], billing_address: null }
const untaxed = { ...taxed, items: [line(0)], shipping_methods: [line(0)] }
const of = (euro: string) => ({ total: Number(euro), raw_total: euro })

const addressOf = (is_exempt: boolean) => ({
  metadata: { business: { company: "Oiseaux SARL", vat_number: null, proof: null, is_exempt } } as never,
})

describe("A comparison of a cart with its payment page", () => {
  it("accepts the cart if its total is the same to the cent", () => {
    expect(isAsOnPage({ ...taxed, ...of("42.1") }, 4_210)).toBe(true)
    expect(isAsOnPage({ ...taxed, ...of("42.0999999999999999") }, 4_210)).toBe(true)
    expect(isAsOnPage({ ...taxed, ...of("42.11") }, 4_210)).toBe(false)
  })

  it("rejects a total with a fraction of a cent, which results from other VAT rates", () => {
    expect(isAsOnPage({ ...taxed, ...of("42.1003") }, 4_210)).toBe(false)
  })

  it("rejects a cart that is sold without VAT if a line has VAT, even at the same total", () => {
    const exempt = { ...of("42.1"), billing_address: addressOf(true) }
    expect(isAsOnPage({ ...untaxed, ...exempt }, 4_210)).toBe(true)
    expect(isAsOnPage({ ...taxed, ...exempt }, 4_210)).toBe(false)
    expect(isAsOnPage({ ...untaxed, ...exempt, shipping_methods: [line(21)] }, 4_210)).toBe(false)
    expect(isAsOnPage({ ...taxed, ...of("42.1"), billing_address: addressOf(false) }, 4_210)).toBe(true)
  })
})
