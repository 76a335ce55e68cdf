import type { AttemptView } from "@bon-perroquet/checkout/checkout"
import { StatusBadge } from "@medusajs/ui"
import { useTexts } from "./texts"

type State = AttemptView["state"]

const COLOUR: Record<State, "green" | "blue" | "orange" | "red" | "grey"> = {
  created: "grey",
  open: "blue",
  processing: "orange",
  paid: "orange",
  ordered: "green",
  refund_due: "red",
  refunded: "red",
  expired: "grey",
  superseded: "grey",
  failed: "grey",
}

export const ATTEMPT_STATES = Object.keys(COLOUR) as State[]

const REASONS = [
  "payment_unavailable",
  "email_refused",
  "refunded_at_stripe",
  "amount_differs",
  "cart_gone",
  "cart_changed",
  "balance_gone",
  "stock_gone",
  "not_deliverable",
] as const

export function AttemptState({ state }: { state: State }) {
  const { t } = useTexts()
  return <StatusBadge color={COLOUR[state]}>{t(`state.${state}`)}</StatusBadge>
}

export function useOutcome() {
  const { t } = useTexts()
  return ({ state, reason }: Pick<AttemptView, "state" | "reason">): string => {
    if (!reason) return t(`outcome.${state}`)
    const match = REASONS.find((each) => each === reason)
    const why = match ? t(`reason.${match}`) : t("reason.other", { reason })
    return `${t(`outcome.${state}`)} ${why}`
  }
}
