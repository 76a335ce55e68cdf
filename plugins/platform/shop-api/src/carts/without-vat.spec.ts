import { documentTotals } from "@bon-perroquet/contract/vat/totals"
import type { MedusaContainer } from "@medusajs/framework/types"
import fc from "fast-check"
import { sampleRow, sampleSnapshot, sampleVariant } from "../../testing/sample-snapshot"
import type { DeliveryMethod } from "../delivery/methods"
import { catalogue } from "../ports/catalogue"
import { chargedGoods } from "./charged-goods"
import type { CartLine } from "./cart-rows"
import { pricedLines } from "./priced-line"
import { exemptMethods } from "./without-vat"

const GOODS = [
  { id: "almonds", vat_class: 6, amount: "7.35" },
  { id: "mix", vat_class: 21, amount: "9.99" },
  { id: "seeds", vat_class: 6, amount: "10" },
] as const

const snapshot = sampleSnapshot(
  GOODS.map(({ id, vat_class, amount }) =>
    sampleRow(id, { vat_class, variants: [sampleVariant(id, { amount })] }),
  ),
)
const container = {} as MedusaContainer
catalogue.connect({ snapshot: () => Promise.resolve(snapshot), reread: () => Promise.resolve() })

const requested = fc.uniqueArray(fc.tuple(fc.constantFrom(...GOODS), fc.integer({ min: 1, max: 9 })), {
  ...{ minLength: 1, selector: ([{ id }]: [{ id: string }, number]) => id },
})

it("the goods and the delivery of a sale without VAT add up to the invoice's total", async () => {
  await fc.assert(
    fc.asyncProperty(requested, fc.integer({ min: 0, max: 1500 }), async (goods, price_cents) => {
      const lines = goods.map(
        ([{ id }, quantity]) => ({ id, product_id: id, variant_id: `variant_${id}`, quantity }) as CartLine,
      )
      const cart = { cart_id: "cart", codes: [], lines }
      const priced = pricedLines(snapshot, "FR", lines)
      const method = {
        id: "home",
        price_cents,
        totals: { free_delivery_missing_cents: null },
      } as DeliveryMethod
      const sold = { snapshot, country: "FR", cart, priced, added: [] } as const
      const [exempt] = await exemptMethods(container, sold, [method])
      const charged = await chargedGoods(container, cart, { country: "FR", method, taxation: "exempt" })
      const delivery_cents = exempt?.price_cents ?? -1
      const invoiced = charged.map(({ gross_cents }) => ({ gross_cents, rate: 0 }))
      const { total_cents, tax_cents } = documentTotals({ lines: invoiced, delivery_cents })
      expect({ total_cents, tax_cents }).toEqual({ total_cents: exempt?.totals.total_cents, tax_cents: 0 })
      expect(delivery_cents).toBeLessThanOrEqual(price_cents)
      expect(delivery_cents).toBeGreaterThanOrEqual(0)
      const full = priced.reduce((sum, { gross_cents }) => sum + gross_cents, 0)
      expect(total_cents - delivery_cents).toBeLessThan(full)
    }),
  )
})
