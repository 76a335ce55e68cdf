import { MAX_IMAGES } from "@bon-perroquet/contract"
import { hasSizes } from "../../product-file"
import type { KnownProduct, KnownSize } from "../existing-products"
import { isObjection, objection, type Objection } from "../objection"

export interface Shelf {
  skus: ReadonlyMap<string, readonly KnownSize[]>
  handles: ReadonlyMap<string, readonly KnownProduct[]>
}

export interface Place {
  product: KnownProduct
  size: KnownSize | undefined
  /** The number at the end of the file name, or 0. Pictures are sorted by it. */
  number: number
}

const PICTURE_NAME = /^(?<stem>.+)\.(?:jpe?g|png|webp|avif|gif)$/
const NUMBERED = /^(?<stem>.+)-(?<number>\d{1,3})$/

/** Returns a file name in lower case, without folders and extension. null for other formats. */
const stemOf = (path: string): string | null =>
  PICTURE_NAME.exec(path.slice(path.lastIndexOf("/") + 1).toLowerCase())?.groups?.["stem"] ?? null

/** A number at the end may be a position or part of a SKU. */
function readings(stem: string): { key: string; number: number }[] {
  const { stem: key, number } = NUMBERED.exec(stem)?.groups ?? {}
  return [{ key: stem, number: 0 }, ...(key && number ? [{ key, number: Number(number) }] : [])]
}

export const keysOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => readings(stemOf(path) ?? "").map(({ key }) => key))),
]

export function placeOf(path: string, { skus, handles }: Shelf): Place | Objection {
  const stem = stemOf(path)
  if (stem === null) return objection("image_type")
  for (const { key, number } of readings(stem)) {
    const sizes = skus.get(key) ?? []
    const products = handles.get(key) ?? []
    if (new Set([...sizes, ...products].map(({ row }) => row.id)).size > 1 || sizes.length > 1)
      return objection("file_ambiguous")
    const [size] = sizes
    // If product and first size have the same name, the picture belongs to the product.
    if (size && !products.length)
      return { product: size, number, size: hasSizes(size.product) ? size : undefined }
    const [product] = products
    if (product) return { product, number, size: undefined }
  }
  return objection("file_unknown")
}

export const ownerOf = ({ product, size }: Place): string => size?.variant.id ?? product.product.id

/** Rejects duplicate numbers, second pictures of a size, and too many for a product. */
export function refuseAmongFiles(places: readonly (Place | Objection)[]): (Place | Objection)[] {
  const positionsOf = new Map<string, Set<number>>()
  return places.map((place) => {
    if (isObjection(place)) return place
    const numbers = positionsOf.get(ownerOf(place)) ?? new Set()
    positionsOf.set(ownerOf(place), numbers)
    if (numbers.has(place.number)) return objection("file_twice")
    if (place.size && numbers.size > 0) return objection("size_one_picture")
    if (numbers.size >= MAX_IMAGES) return objection("images_too_many")
    numbers.add(place.number)
    return place
  })
}
