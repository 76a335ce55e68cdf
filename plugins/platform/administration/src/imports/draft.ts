import type { Fields } from "../modules/product-import"
import type { KnownProduct, KnownSize } from "./known"
import type { Objection } from "./objection"
import type { WrittenLine } from "./read-csv"

export interface Subject {
  /** undefined for a new size. */
  size: KnownSize | undefined
  /** undefined for a new product. */
  product: KnownProduct | undefined
  maker: Draft | undefined
  /** Whether the product has several sizes, or will have after this import. */
  several: boolean
}

/** A line during the check: its changes, until an objection is found. */
export interface Draft extends Subject {
  written: WrittenLine
  wanted: Fields
  refused: Objection | null
}

export const isOpen = ({ refused }: Draft): boolean => !refused
/** Checks if a line creates a product. Otherwise it changes or adds a size. */
export const makesProduct = ({ product, maker }: Subject): boolean => !product && !maker
export const addsSize = (subject: Subject): boolean => !subject.size && !makesProduct(subject)

export const productKeyOf = ({ product, maker, written }: Draft): string =>
  product?.product.id ?? `new ${maker?.written.sku ?? written.sku}`
