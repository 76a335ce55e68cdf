import { type Language, MAX_LINE_QUANTITY } from "@bon-perroquet/contract"
import { nameIn, type CatalogueProduct, type Snapshot } from "../catalogue"
import { refuse } from "../http/refusal"
import type { CartLine } from "./cart-rows"
import { availableTo } from "./view"

/** What a call makes of a cart's lines. */
export type LineChange =
  | { kind: "set"; product: CatalogueProduct; quantity: number; line: CartLine | undefined }
  | { kind: "remove"; lines: CartLine[] }
  /** The promo codes that it asks for. */
  | { kind: "codes"; write: (cartId: string) => Promise<void> }

/** A decision on the lines that the cart has when its turn comes. */
export type Decide = (lines: CartLine[], snapshot: Snapshot, language: Language) => LineChange

const lineOf = (lines: CartLine[], productId: string): CartLine | undefined =>
  lines.find(({ product_id }) => product_id === productId)

function setTo(
  { snapshot, lines, language }: { snapshot: Snapshot; lines: CartLine[]; language: Language },
  productId: string,
  quantityOf: (line: CartLine | undefined) => number,
): LineChange {
  const product = snapshot.products.get(productId)
  if (!product) throw refuse("product_not_found", 404)
  const line = lineOf(lines, productId)
  const quantity = quantityOf(line)
  const available = availableTo(snapshot, productId, line?.held ?? 0)
  const name = nameIn(product.product, language)
  if (available === 0) throw refuse("out_of_stock", 400, { name })
  if (quantity > available) throw refuse("insufficient_stock", 400, { name, available })
  return { kind: "set", product, quantity, line }
}

/** So many more of a product. */
export const addUnits =
  (productId: string, quantity: number): Decide =>
  (lines, snapshot, language) =>
    setTo({ lines, snapshot, language }, productId, (line) => (line?.quantity ?? 0) + quantity)

/** So many more of a product, or as many of them as there are; what is no longer sold stays out. */
export const addWhatThereIs =
  (productId: string, quantity: number): Decide =>
  (lines, snapshot, language) => {
    const line = lineOf(lines, productId)
    const available = Math.min(availableTo(snapshot, productId, line?.held ?? 0), MAX_LINE_QUANTITY)
    const wanted = Math.min((line?.quantity ?? 0) + quantity, available)
    if (wanted <= (line?.quantity ?? 0)) return { kind: "remove", lines: [] }
    return setTo({ lines, snapshot, language }, productId, () => wanted)
  }

/** Exactly so many of a product; none or fewer removes it. */
export const setUnits =
  (productId: string, quantity: number): Decide =>
  (lines, snapshot, language) =>
    quantity > 0
      ? setTo({ lines, snapshot, language }, productId, () => quantity)
      : removeProduct(productId)(lines, snapshot, language)

/** Removing what is not there changes nothing and is no error. */
export const removeProduct =
  (productId: string): Decide =>
  (lines) => ({ kind: "remove", lines: lines.filter(({ product_id }) => product_id === productId) })

export const removeAll: Decide = (lines) => ({ kind: "remove", lines })
