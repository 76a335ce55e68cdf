import type { Goods, Repeat, RepeatLine, Replaced } from "../modules/repeat-deliveries"
import { missingOf } from "./missing"

interface Chosen {
  requested: (Goods & { quantity: number })[]
  replaced: Replaced[]
}

/**
 * Puts the goods of a delivery into the cart. Unavailable goods are replaced as the customer chose.
 * @param put sets the quantity of goods in the cart
 * @param mayReplace returns whether a line may be replaced in this delivery
 * @throws the error of a line that is unavailable and has no available replacement
 */
export async function chooseGoods(
  { lines }: Pick<Repeat, "lines">,
  put: (goods: Goods, quantity: number) => Promise<void>,
  mayReplace: (line: RepeatLine) => boolean,
): Promise<Chosen> {
  const units = new Map<string, Goods & { quantity: number }>()
  const replaced: Replaced[] = []
  const add = async ({ product_id, variant_id }: Goods, quantity: number) => {
    const all = (units.get(variant_id)?.quantity ?? 0) + quantity
    await put({ product_id, variant_id }, all)
    units.set(variant_id, { product_id, variant_id, quantity: all })
  }
  for (const line of lines) {
    const { product_id, variant_id, quantity, instead } = line
    try {
      await add(line, quantity)
    } catch (error) {
      if (missingOf(error) === null || !instead || !mayReplace(line)) throw error
      await add(instead, quantity).catch((other: unknown) => {
        // If the replacement is unavailable, too, the error names the original goods.
        throw missingOf(other) === null ? other : error
      })
      replaced.push({ product_id, variant_id, quantity, by: instead })
    }
  }
  return { requested: [...units.values()], replaced }
}
