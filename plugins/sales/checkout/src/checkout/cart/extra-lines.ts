import { toEuro } from "@bon-perroquet/contract/money"
import { asVatClass, DEFAULT_VAT_CLASS } from "@bon-perroquet/contract/vat-classes"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import { VAT_MODULE } from "@bon-perroquet/contract/vat/scheme"
import type { CartLineItemDTO } from "@medusajs/framework/types"
import { exactCents } from "../../cents"
import { chosenExtras, type ClassedLine, type ExtraLine, extraLines } from "../../extras"
import { type CartRows, type CheckoutCart, extrasOf, productLinesOf } from "./cart"
import type { Engine } from "../engine/engine"

/** Removes extras that an earlier call of `openCheckout` added, because choice or price may have changed. */
export async function removeExtras({ cart: carts }: Engine, cart: CartRows): Promise<void> {
  const ids = extrasOf(cart).map(({ id }) => id)
  if (ids.length) await carts.deleteLineItems(ids)
}

/**
 * Adds extras to a priced cart as custom lines, which Medusa includes in totals, order, VAT and refunds.
 * @returns the added lines
 */
export async function addExtras(
  engine: Engine,
  cart: CheckoutCart,
  { extras = [], locale }: { extras?: string[]; locale: string },
): Promise<CartLineItemDTO[]> {
  if (!extras.length) return []
  const productLines = await classedLines(engine, cart)
  const chosen = chosenExtras(engine.container, extras) ?? []
  const lines = chosen.flatMap((extra) => extraLines(extra, productLines))
  return engine.cart.addLineItems(
    cart.id,
    lines.map((line) => lineItemOf(line, locale)),
  )
}

function lineItemOf({ extra, vat_class, price_cents }: ExtraLine, locale: string) {
  return {
    title: extra.describe(languageOf(locale) ?? DEFAULT_LANGUAGE).name,
    quantity: 1,
    unit_price: toEuro(price_cents),
    is_custom_price: true,
    is_tax_inclusive: true,
    is_discountable: false,
    // Extras are in the parcel of the goods. Medusa would create a separate fulfilment for a line without
    // shipping.
    requires_shipping: true,
    metadata: { extra: extra.code, vat_class },
  }
}

/** The method of the plugin `vat` that returns the VAT classes of products. */
interface ProductClasses {
  listProductVatClasses: (filter: {
    product_id: string[]
  }) => Promise<{ product_id: string; vat_class: number }[]>
}

async function classedLines({ container }: Engine, cart: CheckoutCart): Promise<ClassedLine[]> {
  const productLines = productLinesOf(cart)
  const vat = container.resolve<ProductClasses | undefined>(VAT_MODULE, { allowUnregistered: true })
  const product_id = productLines.map((line) => line.product_id)
  const classes = (await vat?.listProductVatClasses({ product_id })) ?? []
  const classOf = new Map(classes.map(({ product_id, vat_class }) => [product_id, asVatClass(vat_class)]))
  return productLines.map(({ product_id, unit_price, raw_unit_price, quantity }) => ({
    vat_class: classOf.get(product_id) ?? DEFAULT_VAT_CLASS,
    gross_cents: exactCents(raw_unit_price ?? unit_price) * Number(quantity),
  }))
}
