import type { ChangeRepeat } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, fillCart, languageOfOrder } from "../cart"
import type { Repeat, RepeatLine, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"

/** Changes the quantity of a line. An announced delivery changes, too, and is announced again. */
export async function changeQuantity(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run | null,
  { variant_id, quantity }: NonNullable<ChangeRepeat["quantity"]>,
): Promise<void> {
  const { repeats } = repeatsOf(container)
  const lines = repeat.lines
    .map((line) => (line.variant_id === variant_id ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0)
  if (!lines.length) throw refuse("repeat_empty", 400)
  if (!run?.cart_id || run.total_cents === null) return repeats.change(repeat.id, { lines })
  const order = await baseOrder(container, repeat)
  const language = languageOfOrder(order)
  // Keeps replacements that were announced, but makes no new ones.
  const wasReplaced = (line: RepeatLine) =>
    run.replaced?.some((one) => one.variant_id === line.variant_id) ?? false
  try {
    await fillCart(container, { ...repeat, lines }, run, language, wasReplaced)
    await repeats.change(repeat.id, { lines })
  } catch (error) {
    await fillCart(container, repeat, run, language, wasReplaced).catch(() => undefined)
    throw error
  }
}
