import type { ListedProduct } from "./types"

export type SeedSize = {
  /** Name of the size, the same in every language. */
  label: string
  sku: string
  price_cents: number
  weight_grams: number
  stock: number
  packaging: "paper" | "bucket" | "sack"
}

type LargeSize = Pick<SeedSize, "label" | "price_cents" | "weight_grams" | "stock">

/** Larger bags by product handle, cheaper per kilogram. They become the second size of the product. */
const LARGE: Readonly<Record<string, LargeSize>> = {
  "cacahuetes-decortiquees": { label: "5 kg", price_cents: 2790, weight_grams: 5_000, stock: 60 },
  "tournesol-decortique": { label: "5 kg", price_cents: 2250, weight_grams: 5_000, stock: 45 },
  "melange-royal-decortique": { label: "3 kg", price_cents: 4290, weight_grams: 3_000, stock: 18 },
  "noisettes-en-coque": { label: "5 kg", price_cents: 3790, weight_grams: 5_000, stock: 12 },
  "macadamias-en-coque": { label: "2 kg", price_cents: 3390, weight_grams: 2_000, stock: 9 },
  "tournesol-strie": { label: "10 kg", price_cents: 2290, weight_grams: 10_000, stock: 80 },
  "graines-de-carthame": { label: "5 kg", price_cents: 1340, weight_grams: 5_000, stock: 35 },
  "mais-en-grains": { label: "5 kg", price_cents: 990, weight_grams: 5_000, stock: 70 },
  "chips-de-banane": { label: "3 kg", price_cents: 1790, weight_grams: 3_000, stock: 16 },
  "copeaux-de-coco": { label: "1 kg", price_cents: 1390, weight_grams: 1_000, stock: 22 },
}

/** Returns "1 kg" for "€/kg" and "500 g" for "€/500 g". */
const labelOf = ({ unit_label }: ListedProduct): string =>
  unit_label === "€/kg" ? "1 kg" : unit_label.replace("€/", "")

const SACK_GRAMS = 5_000

const packagingOf = (grams: number): SeedSize["packaging"] =>
  grams >= SACK_GRAMS ? "sack" : grams > 1_000 ? "bucket" : "paper"

/** Returns the sizes of a product that has several, otherwise none. */
export function sizesOf(product: ListedProduct): SeedSize[] {
  const large = LARGE[product.handle]
  const { sku, price_cents, weight_grams, stock } = product
  if (!large || weight_grams === null) return []
  const number = String(large.weight_grams).padStart(4, "0")
  return [
    { label: labelOf(product), sku, price_cents, weight_grams, stock, packaging: packagingOf(weight_grams) },
    { ...large, sku: sku.replace(/\d+$/, number), packaging: packagingOf(large.weight_grams) },
  ]
}
