import type { ChangeRepeat } from "@bon-perroquet/contract"
import type { Repeat } from "../modules/repeat-deliveries"

/** Actions that reduce what is delivered and charged. Resuming does not. */
const REDUCING: readonly ChangeRepeat["action"][] = ["skip", "pause", "end"]

/**
 * Whether a change only reduces what its owner has to pay: less of something, less often, later, or not at all. A link in a mail
 * may do no more, for whoever has the mail has the link.
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
