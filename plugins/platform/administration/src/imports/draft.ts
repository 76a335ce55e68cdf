import type { Fields } from "../modules/product-import"
import type { KnownProduct, KnownSize } from "./existing-products"
import type { Objection } from "./objection"
import type { WrittenLine } from "./written"

export interface Subject {
  /** Undefined for a new size. */
  size: KnownSize | undefined
  /** Undefined for a new product. */
  product: KnownProduct | undefined
  maker: Draft | undefined
  /** Whether the product has several sizes, now or after this import. */
  several: boolean
}

export interface Judged {
  requested: Fields
  wrong: Objection[]
  /** What the import does differently from the file for a line without errors. */
  warnings?: Objection[]
}

export interface Draft extends Subject, Judged {
  written: WrittenLine
}

export const isValid = ({ wrong }: Draft): boolean => wrong.length === 0
export const makesProduct = ({ product, maker }: Subject): boolean => !product && !maker
export const addsSize = (subject: Subject): boolean => !subject.size && !makesProduct(subject)

export const productKeyOf = ({ product, maker, written }: Draft): string =>
  product?.product.id ?? `new ${maker?.written.sku ?? written.sku}`
