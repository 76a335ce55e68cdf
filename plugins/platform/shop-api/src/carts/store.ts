import { DEFAULT_COUNTRY } from "@bon-perroquet/contract/sets"
import { writeCart, writeNewLine, type NewLine } from "@bon-perroquet/medusa-sql/new-cart"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CreateCartDTO, ICartModuleService } from "@medusajs/framework/types"
import { priceFor } from "@bon-perroquet/contract/price"
import { sizedName } from "@bon-perroquet/contract/sized-name"
import type { CatalogueProduct, Snapshot } from "../catalogue"
import { sizeOf, type SoldVariant } from "../catalogue/sold-variant"
import { writeQuantity, type CartLine, type CartState } from "./cart-rows"
import type { LineChange } from "./rules"

/** New carts, lines and quantities are written with SQL. The Cart Module deletes lines and creates account carts. */
export interface CartStore {
  carts: ICartModuleService
  knex: Knex
}

export async function writeChange(
  { carts, knex }: CartStore,
  { cart_id, lines }: CartState,
  change: Exclude<LineChange, { kind: "codes" }>,
): Promise<CartLine[]> {
  if (change.kind === "remove") {
    const removed = change.lines.map(({ id }) => id)
    if (removed.length) await carts.deleteLineItems(removed)
    return lines.filter(({ id }) => !removed.includes(id))
  }
  const { product, sold, quantity, line, merged } = change
  const item = lineItemOf(product, sold, quantity)
  if (!line) {
    return [...lines, newLine(await writeNewLine(knex, cart_id, item), item)]
  }
  if (merged.length) await carts.deleteLineItems(merged.map(({ id }) => id))
  if (line.quantity !== quantity) await writeQuantity(knex, line.id, quantity)
  return lines
    .filter((each) => !merged.includes(each))
    .map((each) => (each === line ? { ...each, quantity } : each))
}

const newLine = (id: string, item: ReturnType<typeof lineItemOf>): CartLine => ({
  id,
  product_id: item.product_id,
  variant_id: item.variant_id,
  quantity: item.quantity,
  unit_price: String(item.unit_price),
  title: item.title,
  thumbnail: item.thumbnail ?? null,
  reserved: 0,
})

/**
 * Creates a cart with its first line.
 * @param account_id owner of the session's previous cart
 */
export async function createCart(
  knex: Knex,
  snapshot: Snapshot,
  { product, sold, quantity }: Extract<LineChange, { kind: "set" }>,
  account_id: string | null,
): Promise<CartState> {
  const item = lineItemOf(product, sold, quantity)
  const cart = newCart(snapshot, account_id)
  const { id, line_id } = await writeCart(knex, { ...cart, items: [item] })
  const { country_code } = cart.shipping_address
  return {
    cart_id: id,
    completed: false,
    account_id,
    country_code,
    lines: [newLine(line_id, item)],
    codes: [],
  }
}

export async function createAccountCart(
  carts: ICartModuleService,
  snapshot: Snapshot,
  accountId: string,
): Promise<string> {
  return (await carts.createCarts(newCart(snapshot, accountId))).id
}

function newCart({ storeDefaults }: Snapshot, account_id: string | null) {
  const country_code = DEFAULT_COUNTRY.toLowerCase()
  return {
    currency_code: "eur",
    region_id: storeDefaults.regionOf[country_code],
    sales_channel_id: storeDefaults.salesChannelId ?? undefined,
    shipping_address: { country_code },
    customer_id: account_id ?? undefined,
  } satisfies CreateCartDTO
}

/** Returns the line item that Medusa's add-to-cart would write. */
function lineItemOf({ product, details }: CatalogueProduct, sold: SoldVariant, quantity: number) {
  const { variant, details: size } = sold
  return {
    // Names the size, because all documents show this title.
    title: sizedName(product.name_fr, sizeOf(sold)),
    subtitle: size?.variant_title ?? undefined,
    thumbnail: variant.image ?? product.images[0] ?? undefined,
    quantity,
    product_id: product.id,
    product_title: product.name_fr,
    product_description: product.description_fr || undefined,
    product_subtitle: details.subtitle ?? undefined,
    product_handle: product.handle,
    variant_id: variant.id,
    variant_sku: size?.sku ?? undefined,
    variant_barcode: size?.barcode ?? undefined,
    variant_title: size?.variant_title ?? undefined,
    is_discountable: details.is_discountable,
    is_tax_inclusive: true,
    requires_shipping: details.requires_shipping,
    unit_price: priceFor(variant, quantity).price,
    // Whether the goods can be returned depends on the product's status at the time of purchase.
    metadata: { is_perishable: product.is_perishable },
  } satisfies NewLine
}
