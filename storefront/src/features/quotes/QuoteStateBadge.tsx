import type { QuoteState } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../components/Badge"

const TONES = {
  requested: "warning",
  offered: "information",
  accepted: "success",
  declined: "danger",
  expired: "quiet",
  withdrawn: "quiet",
} as const satisfies Record<QuoteState, string>

export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const { t } = useTranslation("account")
  return <Badge tone={TONES[state]}>{t(`quotes.states.${state}`)}</Badge>
}
