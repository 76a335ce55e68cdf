import type { Hold } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useDisputeReason } from "../../alerts/use-dispute-reason"

/** Fraud signals that make the shop place a hold. */
const SIGNALS = ["risk_elevated", "risk_highest", "failed_attempts", "card_country"] as const

/** Returns the administrator's note, or the translated reason of a hold that the shop placed. */
export function useHoldNote({ reason, note, by }: Hold): string | null {
  const { t } = useTranslation("admin")
  const disputeReason = useDisputeReason()
  if (note && reason === "dispute") return disputeReason(note)
  const signal = by.email === null ? SIGNALS.find((each) => each === note) : undefined
  return signal ? t(`risk.signals.${signal}`) : note
}
