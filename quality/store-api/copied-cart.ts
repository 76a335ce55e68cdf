import { randomBytes } from "node:crypto"
import { copyingRows } from "@bon-perroquet/testing/database/copy-rows"
import { shopDatabase } from "@bon-perroquet/testing/database/index"

/** What differs between a cart with one line and its copy. */
interface Copy {
  email: string
  product: { id: string }
  /** Id of a signed-in customer. Null for a guest. */
  customer: string | null
}

/** Rows of a cart (:cart) by table, and the columns whose ids get another value. */
const TABLES = {
  customer: { where: "id = (SELECT customer_id FROM cart WHERE id = :cart)", ids: ["id"] },
  cart_address: {
    where: "id IN (SELECT unnest(ARRAY[shipping_address_id, billing_address_id]) FROM cart WHERE id = :cart)",
    ids: ["id"],
  },
  cart: {
    where: "id = :cart",
    ids: ["id", "customer_id", "shipping_address_id", "billing_address_id"],
  },
  cart_line_item: { where: "cart_id = :cart", ids: ["id", "cart_id"] },
  cart_line_item_tax_line: {
    where: "item_id IN (SELECT id FROM cart_line_item WHERE cart_id = :cart)",
    ids: ["id", "item_id"],
  },
  cart_shipping_method: { where: "cart_id = :cart", ids: ["id", "cart_id"] },
  cart_shipping_method_tax_line: {
    where: "shipping_method_id IN (SELECT id FROM cart_shipping_method WHERE cart_id = :cart)",
    ids: ["id", "shipping_method_id"],
  },
} as const

const ofVariant = (column: string) =>
  `(SELECT ${column} FROM product_variant v JOIN product p ON p.id = v.product_id WHERE p.id = :product AND v.deleted_at IS NULL)`

/** New values of columns by table. */
const VALUES: Record<string, Record<string, string>> = {
  customer: { email: ":email" },
  cart: { email: ":email" },
  cart_line_item: {
    variant_id: ofVariant("v.id"),
    product_id: ":product",
    title: ofVariant("p.title"),
    product_title: ofVariant("p.title"),
    product_handle: ofVariant("p.handle"),
    variant_sku: ofVariant("v.sku"),
  },
}

/** Another id in Medusa's format, the same one for every reference to a row. */
const otherId = (column: string) =>
  `regexp_replace("${column}", '_.*', '') || '_' || upper(left(md5("${column}" || :salt), 26))`

const newSalt = () => randomBytes(8).toString("hex")

/** Copies a guest's cart as rows, for a guest or a customer, which takes a tenth of the time of the Store API. @returns the id of the copy */
export async function copyCart(cart: string, { email, product, customer }: Copy): Promise<string> {
  const bindings = { cart, email, product: product.id, customer, salt: newSalt() }
  for (const [table, { where, ids }] of Object.entries(TABLES)) {
    if (customer && table === "customer") continue
    const references = Object.fromEntries(ids.map((column) => [column, otherId(column)]))
    const owner = customer && table === "cart" && { customer_id: ":customer" }
    const changed = { ...references, ...VALUES[table], ...owner }
    await shopDatabase().raw(await copyingRows(table, where, changed), bindings)
  }
  const { rows } = await shopDatabase().raw<{ rows: { id: string }[] }>(
    `SELECT ${otherId("id")} AS id FROM cart WHERE id = :cart`,
    bindings,
  )
  return rows[0]?.id ?? ""
}

/** Adds a line with this quantity and further metadata to a cart with one line, which is otherwise the same. */
export async function copyLine(cart: string, quantity: number, metadata: object): Promise<void> {
  const bindings = { cart, quantity, metadata: JSON.stringify(metadata), salt: newSalt() }
  const changed = { quantity: ":quantity", metadata: "metadata || CAST(:metadata AS jsonb)" }
  const ofTaxes = { id: otherId("id"), item_id: otherId("item_id") }
  const line = shopDatabase()<{ id: string }>("cart_line_item").where({ cart_id: cart, deleted_at: null })
  const lines = { ...bindings, line: (await line.first("id"))?.id ?? "" }
  await shopDatabase().raw(
    await copyingRows("cart_line_item", "id = :line", { id: otherId("id"), ...changed }),
    lines,
  )
  await shopDatabase().raw(await copyingRows("cart_line_item_tax_line", "item_id = :line", ofTaxes), lines)
}

/** Returns the id of the cart of a model's address that was created in the last hour. */
export async function modelCart(email: string): Promise<string | undefined> {
  const rows = shopDatabase()<{ id: string }>("cart").where({ email }).whereNull("deleted_at")
  const recent = rows.whereRaw("created_at > now() - interval '1 hour'")
  return (await recent.first("id"))?.id
}
