import type { ChangeRepeat } from "@bon-perroquet/contract"
import type { Repeat } from "../modules/repeat-deliveries"

/** Actions that reduce charges. "resume" is not one of them. */
const REDUCING: readonly ChangeRepeat["action"][] = ["skip", "pause", "end"]

/**
 * Returns whether a change can only reduce charges. The links in e-mails allow no other change, because
 * anyone who has the e-mail can use them.
 */
export function isReduction({ lines, weeks, when_missing }: Repeat, change: ChangeRepeat): boolean {
  const { action, quantity, instead } = change
  const line = lines.find(({ variant_id }) => variant_id === quantity?.variant_id)
  return (
    (action === undefined || REDUCING.includes(action)) &&
    (change.weeks === undefined || change.weeks >= weeks) &&
    (change.when_missing === undefined ||
      change.when_missing === when_missing ||
      change.when_missing === "skip") &&
    (quantity === undefined || quantity.quantity <= (line?.quantity ?? 0)) &&
    (instead === undefined || instead.by_variant_id === null) &&
    change.destination === undefined
  )
}
