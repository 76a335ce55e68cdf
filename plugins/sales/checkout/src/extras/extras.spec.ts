import type { MedusaContainer } from "@medusajs/framework/types"
import fc from "fast-check"
import { chosenExtras, type Extra, extraLines, offeredExtras } from "."

const extra = (about: Partial<Extra>): Extra => ({
  code: "wrapping",
  isOffered: true,
  describe: () => ({ name: "Wrapping", text: "In paper." }),
  price_cents: 200,
  vat_class: "as_products",
  ...about,
})
const wrapping = extra({})
const card = extra({ code: "card", vat_class: 21 })

const containerWith = (registrations: Record<string, unknown>) =>
  ({ registrations, resolve: (name: string) => registrations[name] }) as unknown as MedusaContainer
const shop = containerWith({
  cart: {},
  checkout_extra_wrapping: wrapping,
  checkout_extra_card: card,
  checkout_extra_old: extra({ code: "old", isOffered: false }),
})

describe("The offered extras", () => {
  it("are the modules with the prefix, sorted by name", () => {
    expect(offeredExtras(shop)).toEqual([card, wrapping])
    expect(offeredExtras(containerWith({}))).toEqual([])
  })

  it("are chosen by their codes, each once", () => {
    expect(chosenExtras(shop, [])).toEqual([])
    expect(chosenExtras(shop, ["wrapping", "card", "wrapping"])).toEqual([card, wrapping])
  })

  it("return null if one chosen code is not offered", () => {
    expect(chosenExtras(shop, ["wrapping", "old"])).toBeNull()
    expect(chosenExtras(shop, ["nothing"])).toBeNull()
  })
})

describe("The lines of an extra", () => {
  const parts = (goods: Parameters<typeof extraLines>[1], of = wrapping) =>
    extraLines(of, goods).map(({ vat_class, price_cents }) => [vat_class, price_cents])

  it("are a single line if the extra has a fixed VAT class, whatever the goods", () => {
    expect(parts([{ vat_class: 6, gross_cents: 900 }], card)).toEqual([[21, 200]])
  })

  it("are a single line if all goods have the same VAT class", () => {
    const nuts = { vat_class: 6, gross_cents: 900 } as const
    expect(parts([nuts, nuts])).toEqual([[6, 200]])
  })

  it("are one line per VAT class of the goods, in proportion to their value", () => {
    const goods = [
      { vat_class: 21, gross_cents: 1000 },
      { vat_class: 6, gross_cents: 500 },
      { vat_class: 6, gross_cents: 500 },
    ] as const
    expect(parts(goods)).toEqual([
      [6, 100],
      [21, 100],
    ])
    // A VAT class whose share is zero cents has no line.
    expect(parts([goods[0], { vat_class: 6, gross_cents: 1 }])).toEqual([[21, 200]])
  })

  it("add up to its price", () => {
    const goods = fc.record({
      vat_class: fc.constantFrom(6 as const, 21 as const),
      gross_cents: fc.nat(1_000_000),
    })
    fc.assert(
      fc.property(fc.nat(10_000), fc.array(goods, { minLength: 1 }), (price_cents, lines) => {
        const sum = extraLines(extra({ price_cents }), lines).reduce((all, each) => all + each.price_cents, 0)
        expect(sum).toBe(price_cents)
      }),
    )
  })
})
