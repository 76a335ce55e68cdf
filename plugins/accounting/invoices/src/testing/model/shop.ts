import { EXEMPT_CODE, taxationOf, vatCodeOf } from "@bon-perroquet/contract/vat/charged"
import type { VatScheme } from "@bon-perroquet/contract/vat/scheme"
import fc from "fast-check"
import { ModelOrder } from "./engine"
import { GOODS, lineOf, SEEDS, vatOf, type Goods } from "./goods"
import type { ModelLine } from "./operations"

export interface Shop {
  scheme: VatScheme
  /** Percentage points added to every country's rates. */
  rise: number
  /** Cents added to the price of all goods. */
  dearer: number
  viesAnswers: boolean
  open: Set<string>
  orders: ModelOrder[]
  /** True if a running shop carries out the sequence. It must send goods before customers return them. */
  isRunning: boolean
}

export const newShop = ({ scheme = "origin", isRunning = false }: Partial<Shop> = {}): Shop => ({
  ...{ scheme, rise: 0, dearer: 0, viesAnswers: true, open: new Set(COUNTRIES), orders: [], isRunning },
})

export const schemes = fc.constantFrom<VatScheme>("origin", "oss")

const COUNTRIES = ["BE", "FR", "NL"] as const

export interface Event {
  name: string
  run: (shop: Shop) => Promise<ModelOrder | undefined>
}

export const at = <T>(list: readonly T[], index: number): T | undefined =>
  list[index % Math.max(1, list.length)]

export const goodsAt = ({ dearer, rise }: Shop, index: number): Goods => {
  const goods = at(GOODS, index) ?? SEEDS
  return { ...goods, unit_cents: goods.unit_cents + dearer, rate: goods.vatClass + rise }
}

export const small = fc.nat({ max: 50 })
export const units = fc.integer({ min: 1, max: 3 })

/** Returns an event of a line with units that were not returned, of an order with money left. */
export const ofLine = (
  name: string,
  run: (shop: Shop, order: ModelOrder, line: ModelLine, n: number, other: number) => Promise<void> | void,
) =>
  fc.tuple(small, small, units, small).map(([which, line, n, other]): Event => ({
    name: `${name} ${which} ${line} ${n} ${other}`,
    run: async (shop) => {
      const order = at(
        shop.orders.filter((one) => one.free_cents > 0 && !one.isCancelled),
        which,
      )
      const chosen =
        order &&
        at(
          order.lines.filter(({ quantity, returned }) => quantity > returned),
          line,
        )
      if (!order || !chosen) return undefined
      await run(shop, order, chosen, n, other)
      return order
    },
  }))

/** A subscription in a running shop delivers two units of one product with the shop's discount in percent. */
const subscribed = ([first]: [number, number, number][]): [number, number, number][] => [
  [first?.[0] ?? 0, 2, 10],
]

/**
 * Returns the VAT scheme of a sale. In a running shop, only purchases through a payment page can have another scheme
 * than "origin".
 */
const schemeOf = ({ isRunning, scheme }: Shop, channel: string): VatScheme =>
  isRunning && channel !== "page" ? "origin" : scheme

export const buy = fc
  .record({
    country: fc.constantFrom(...COUNTRIES),
    number: fc.constantFrom(null, "BE", "FR"),
    // A cart merges the same goods into one line.
    goods: fc.uniqueArray(
      fc.tuple(fc.nat({ max: GOODS.length - 1 }), units, fc.constantFrom(0, 0, 10, 50, 100)),
      {
        ...{ minLength: 1, maxLength: 3, selector: ([index]) => index },
      },
    ),
    delivery_cents: fc.constantFrom(0, 595),
    channel: fc.constantFrom("page", "page", "page", "phone", "transfer", "subscription"),
  })
  .map(({ country, number, goods, delivery_cents, channel }): Event => ({
    name: `buy ${JSON.stringify({ country, number, goods, delivery_cents, channel })}`,
    run: async (shop) => {
      if (!shop.open.has(country)) return undefined
      const proofState = shop.viesAnswers ? "valid" : "unanswered"
      const proof = { standing: proofState, checked_at: "", consultation_number: null } as const
      const taxation = taxationOf(number && { country: number }, country, proof)
      const scheme = taxation === "origin" ? "origin" : schemeOf(shop, channel)
      const lines: ModelLine[] = []
      for (const [index, quantity, percent] of channel === "subscription" ? subscribed(goods) : goods) {
        const requested = goodsAt(shop, index)
        const consumers = await vatOf(shop.rise, requested, { country, scheme })
        const charged = taxation === "exempt" ? { rate: 0, vat: EXEMPT_CODE } : consumers
        lines.push(lineOf({ ...requested, rate: consumers.rate }, quantity, percent, charged))
      }
      const order = new ModelOrder({ country, number, channel }, lines, delivery_cents)
      if (order.total_cents < 1) return undefined
      // A business with a valid VAT number never pays another country's VAT, whatever the scheme.
      if (number && shop.viesAnswers)
        for (const { vat } of lines) expect([vatCodeOf("BE"), EXEMPT_CODE]).toContain(vat)
      shop.orders.push(order)
      return order
    },
  }))

/** Returns an event that changes a setting. A running shop changes it before the next event of an order. */
const setting = (name: string, change: (shop: Shop) => void): Event => ({
  name,
  run: (shop) => {
    change(shop)
    return Promise.resolve(undefined)
  },
})

export const settings = fc.oneof(
  schemes.map((scheme) => setting(`scheme ${scheme}`, (shop) => void (shop.scheme = scheme))),
  fc.nat({ max: 2 }).map((rise) => setting(`rates +${rise}`, (shop) => void (shop.rise = rise))),
  fc.nat({ max: 2 }).map((rise) => setting(`price +${rise}`, (shop) => void (shop.dearer = 50 * rise))),
  fc.boolean().map((up) => setting(`VIES ${up}`, (shop) => void (shop.viesAnswers = up))),
  fc
    .constantFrom("FR", "NL")
    .map((country) =>
      setting(`open or close ${country}`, ({ open }) => void (open.delete(country) || open.add(country))),
    ),
)
