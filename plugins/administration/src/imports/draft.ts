import type { Fields } from "../modules/product-import"
import type { KnownProduct, KnownSize } from "./known"
import type { Objection } from "./objection"
import type { WrittenLine } from "./read-csv"

/** What a line is about. */
export interface Subject {
  /** The size that it changes; undefined where it makes one. */
  size: KnownSize | undefined
  /** The product of that size, or to which it adds one; undefined where the file makes the product. */
  product: KnownProduct | undefined
  /** The line further up that makes the product. */
  maker: Draft | undefined
  /** Whether the product has several sizes, be it after this file. */
  several: boolean
}

/** A line while it is judged: what it wants, until something speaks against it. */
export interface Draft extends Subject {
  written: WrittenLine
  wanted: Fields
  refused: Objection | null
}

export const isOpen = ({ refused }: Draft): boolean => !refused
/** Whether a line makes a product; else it changes a size, or adds one. */
export const makesProduct = ({ product, maker }: Subject): boolean => !product && !maker
/** Whether a line adds a size to a product. */
export const addsSize = (subject: Subject): boolean => !subject.size && !makesProduct(subject)

/** Alike for the lines of one product. */
export const productKeyOf = ({ product, maker, written }: Draft): string =>
  product?.product.id ?? `new ${maker?.written.sku ?? written.sku}`
