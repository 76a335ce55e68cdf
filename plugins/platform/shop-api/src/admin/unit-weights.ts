import type { AdminProduct } from "@medusajs/framework/types"

type Weighed = Pick<AdminProduct, "weight"> & { variants: { weight?: number | null }[] | null }

/** Returns the grams of each size, by default the product's. Empty if a weight is missing. */
export function unitWeights({ weight, variants }: Weighed): number[] {
  const weights = (variants?.length ? variants : [{ weight: null }]).map(
    (variant) => variant.weight ?? weight,
  )
  const valid = weights.filter((grams) => typeof grams === "number" && grams > 0) as number[]
  return valid.length === weights.length ? valid : []
}
