import type { ChangeRepeat } from "@bon-perroquet/contract"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { alternativesTo } from "../goods"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

/**
 * Sets the replacement for goods that are out of stock. A delivery that waits for the goods is checked
 * immediately.
 * @throws 404 product_not_found if the line does not exist or the replacement is not allowed
 */
export async function changeInstead(
  container: MedusaContainer,
  { id, lines }: Repeat,
  { run, today }: { run: Run | null; today: string },
  { variant_id, by_variant_id }: NonNullable<ChangeRepeat["instead"]>,
): Promise<void> {
  const { repeats, runs } = repeatsOf(container)
  const line = lines.find((each) => each.variant_id === variant_id)
  if (!line) throw refuse("product_not_found", 404)
  const alternatives = alternativesTo(await shopSnapshot(container), line)
  const instead = alternatives.find((each) => each.variant_id === by_variant_id) ?? null
  if (by_variant_id !== null && !instead) throw refuse("product_not_found", 404)
  await repeats.change(id, { lines: lines.map((each) => (each === line ? { ...each, instead } : each)) })
  if (run?.state === "planned") await runs.change(run.id, { act_on: today })
}
