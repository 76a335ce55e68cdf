import type { Language } from "@bon-perroquet/contract"
import { MAX_LINE_QUANTITY } from "@bon-perroquet/contract/constants"
import { sizedName } from "@bon-perroquet/contract/sized-name"
import type { CatalogueProduct, Snapshot } from "../catalogue"
import { nameIn } from "../catalogue/localised"
import { sizeOf, soldVariant, type SoldVariant } from "../catalogue/sold-variant"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import type { CartLine } from "./cart-rows"
import { availableTo } from "./view"

export type LineChange =
  | {
      kind: "set"
      product: CatalogueProduct
      sold: SoldVariant
      quantity: number
      line: CartLine | undefined
      /** Other lines of the size, for example with other metadata from the Store API. They are merged into `line`. */
      merged: CartLine[]
    }
  | { kind: "remove"; lines: CartLine[] }
  /** Change of promotion codes. It has no lines to write, so it contains its statement. */
  | { kind: "codes"; write: (cartId: string) => Promise<void> }

export type Decide = (lines: CartLine[], snapshot: Snapshot, language: Language) => LineChange

export interface Chosen {
  product_id: string
  variant_id?: string | undefined
}

/**
 * Returns the requested size. By default, it is the product's first size, or another one if only that is in the cart.
 */
function requestedVariant(lines: CartLine[], snapshot: Snapshot, { product_id, variant_id }: Chosen) {
  if (variant_id !== undefined) return variant_id
  const first = snapshot.products.get(product_id)?.product.variants[0]?.id
  const ofProduct = lines.filter((line) => line.product_id === product_id)
  return (ofProduct.find((line) => line.variant_id === first) ?? ofProduct[0])?.variant_id ?? first
}

interface Situation {
  lines: CartLine[]
  snapshot: Snapshot
  language: Language
}

/**
 * Sets a size's quantity.
 * @param variantId undefined if the product is not sold
 */
function setTo(
  { lines, snapshot, language }: Situation,
  product_id: string,
  variantId: string | undefined,
  quantityOf: (before: number) => number,
): LineChange {
  const product = snapshot.products.get(product_id)
  const sold = product && soldVariant(product, variantId)
  if (!product || !sold) throw refuse("product_not_found", 404)
  const variant_id = sold.variant.id
  const [line, ...merged] = linesOf(lines, variant_id)
  const quantity = quantityOf(unitsOf(lines, variant_id))
  const available = availableTo(snapshot, { product_id, variant_id, reserved: line?.reserved ?? 0 })
  const name = sizedName(nameIn(product.product, language), sizeOf(sold, language))
  if (available === 0) throw refuse("out_of_stock", 400, { name })
  if (quantity > available) throw refuse("insufficient_stock", 400, { name, available })
  return { kind: "set", product, sold, quantity, line, merged }
}

const linesOf = (lines: CartLine[], variantId: string): CartLine[] =>
  lines.filter(({ variant_id }) => variant_id === variantId)

const unitsOf = (lines: CartLine[], variantId: string): number =>
  linesOf(lines, variantId).reduce((sum, { quantity }) => sum + quantity, 0)

export const addUnits =
  ({ product_id, variant_id }: Chosen, quantity: number): Decide =>
  (lines, snapshot, language) =>
    setTo({ lines, snapshot, language }, product_id, variant_id, (before) => before + quantity)

/** Adds units of a size, as far as stock allows. Skips a size that is no longer sold. */
export const addWhatThereIs =
  (product_id: string, variant_id: string, quantity: number): Decide =>
  (lines, snapshot, language) => {
    const [line] = linesOf(lines, variant_id)
    const before = unitsOf(lines, variant_id)
    const free = availableTo(snapshot, { product_id, variant_id, reserved: line?.reserved ?? 0 })
    const requested = Math.min(before + quantity, free, MAX_LINE_QUANTITY)
    if (requested <= before) return { kind: "remove", lines: [] }
    return setTo({ lines, snapshot, language }, product_id, variant_id, () => requested)
  }

/**
 * Raises a size to a quantity, as far as stock allows. Simultaneous calls add its units once, because the units in the
 * cart are counted under the cart's lock.
 */
export const topUpTo =
  (product_id: string, variant_id: string, quantity: number): Decide =>
  (lines, ...situation) =>
    addWhatThereIs(
      product_id,
      variant_id,
      Math.max(0, quantity - unitsOf(lines, variant_id)),
    )(lines, ...situation)

/** Sets the quantity. Zero or less removes the line. */
export const setUnits =
  (chosen: Chosen, quantity: number): Decide =>
  (lines, snapshot, language) =>
    quantity > 0
      ? setTo(
          { lines, snapshot, language },
          chosen.product_id,
          requestedVariant(lines, snapshot, chosen),
          () => quantity,
        )
      : removeProduct(chosen)(lines, snapshot, language)

export const changeUnits =
  (chosen: Chosen, quantity: number): Decide =>
  (lines, snapshot, language) => {
    const target = requestedVariant(lines, snapshot, chosen)
    if (quantity > 0 && !(target && linesOf(lines, target).length)) throw refuse("not_in_cart", 404)
    return setUnits(chosen, quantity)(lines, snapshot, language)
  }

export const removeProduct =
  (chosen: Chosen): Decide =>
  (lines, snapshot) => {
    const target = requestedVariant(lines, snapshot, chosen)
    return {
      kind: "remove",
      lines: lines.filter(
        ({ product_id, variant_id }) => product_id === chosen.product_id && variant_id === target,
      ),
    }
  }

export const removeAll: Decide = (lines) => ({ kind: "remove", lines })
