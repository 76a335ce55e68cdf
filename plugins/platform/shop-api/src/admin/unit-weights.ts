import type { AdminProduct } from "@medusajs/framework/types"

type Weighed = Pick<AdminProduct, "weight"> & { variants: { weight?: number | null }[] | null }

/**
 * Returns the grams per unit of each size, with the product's weight as default. Empty if one size has no
 * weight.
 */
export function unitWeights({ weight, variants }: Weighed): number[] {
  const weights = (variants?.length ? variants : [{ weight: null }]).map(
    (variant) => variant.weight ?? weight,
  )
  const known = weights.filter((grams) => typeof grams === "number" && grams > 0) as number[]
  return known.length === weights.length ? known : []
}
