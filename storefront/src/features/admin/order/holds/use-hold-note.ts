import type { Hold } from "@bon-perroquet/contract"
import { useDisputeReason } from "../../alerts/use-dispute-reason"

/** Returns the note of a hold: the administrator's text, or the translated reason of a dispute. */
export function useHoldNote({ reason, note }: Hold): string | null {
  const disputeReason = useDisputeReason()
  return note && reason === "dispute" ? disputeReason(note) : note
}
