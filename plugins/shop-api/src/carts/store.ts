import { DEFAULT_COUNTRY } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CreateCartDTO, ICartModuleService } from "@medusajs/framework/types"
import type { Snapshot } from "../catalogue"
import { writeQuantity, type CartLine, type CartState } from "./cart-rows"
import { lineItemOf } from "./line-item"
import type { LineChange } from "./rules"

/** Where carts are written: the engine's Cart Module, and its database for the one thing that is quicker there. */
export interface CartStore {
  carts: ICartModuleService
  knex: Knex
}

/** Writes a change. @returns the lines as they are then. */
export async function writeChange(
  { carts, knex }: CartStore,
  { cart_id, lines }: CartState,
  change: Exclude<LineChange, { kind: "codes" }>,
): Promise<CartLine[]> {
  if (change.kind === "remove") {
    const gone = change.lines.map(({ id }) => id)
    if (gone.length) await carts.deleteLineItems(gone)
    return lines.filter(({ id }) => !gone.includes(id))
  }
  const { product, quantity, line } = change
  const item = lineItemOf(product, quantity)
  if (!line) {
    const [added] = await carts.addLineItems(cart_id, [item])
    return added ? [...lines, newLine(added.id, item)] : lines
  }
  if (line.quantity !== quantity) await writeQuantity(knex, line.id, quantity)
  return lines.map((each) => (each === line ? { ...each, quantity } : each))
}

/** In place of the id of a cart's first line, which the engine does not tell. */
export const NEW_LINE = "new"

const newLine = (id: string, item: ReturnType<typeof lineItemOf>): CartLine => ({
  id,
  product_id: item.product_id,
  variant_id: item.variant_id,
  quantity: item.quantity,
  unit_price: String(item.unit_price),
  title: item.title,
  thumbnail: item.thumbnail ?? null,
  held: 0,
})

/** A new cart of the engine with its first line; of an account, if the session's last one was. */
export async function createCart(
  carts: ICartModuleService,
  snapshot: Snapshot,
  { product, quantity }: Extract<LineChange, { kind: "set" }>,
  account_id: string | null,
): Promise<CartState> {
  const item = lineItemOf(product, quantity)
  const data = { ...newCart(snapshot, account_id), items: [item] }
  const { id } = await carts.createCarts(data)
  const { country_code } = data.shipping_address
  return {
    cart_id: id,
    completed: false,
    account_id,
    country_code,
    lines: [newLine(NEW_LINE, item)],
    codes: [],
  }
}

/** The first cart of an account that signs in without one. @returns its id */
export async function createAccountCart(
  carts: ICartModuleService,
  snapshot: Snapshot,
  accountId: string,
): Promise<string> {
  return (await carts.createCarts(newCart(snapshot, accountId))).id
}

function newCart({ places }: Snapshot, account_id: string | null) {
  const country_code = DEFAULT_COUNTRY.toLowerCase()
  return {
    currency_code: "eur",
    region_id: places.regionOf[country_code],
    sales_channel_id: places.salesChannelId ?? undefined,
    shipping_address: { country_code },
    customer_id: account_id ?? undefined,
  } satisfies CreateCartDTO
}
