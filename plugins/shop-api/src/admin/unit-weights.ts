import type { AdminProduct } from "@medusajs/framework/types"

type Weighed = Pick<AdminProduct, "weight"> & { variants: { weight?: number | null }[] | null }

/** Grams of one unit of each size of a product; none where one of them says nothing, nor the product for it. */
export function unitWeights({ weight, variants }: Weighed): number[] {
  const weights = (variants?.length ? variants : [{ weight: null }]).map(
    (variant) => variant.weight ?? weight,
  )
  const known = weights.filter((grams) => typeof grams === "number" && grams > 0) as number[]
  return known.length === weights.length ? known : []
}
