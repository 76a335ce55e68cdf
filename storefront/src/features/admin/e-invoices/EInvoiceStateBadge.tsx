import type { EInvoiceState } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"

const TONES = {
  download: "quiet",
  waiting: "warning",
  sent: "information",
  delivered: "success",
  refused: "danger",
  unregistered: "danger",
  settled: "quiet",
} as const satisfies Record<EInvoiceState, string>

export function EInvoiceStateBadge({ state }: { state: EInvoiceState }) {
  const { t } = useTranslation("admin")
  return <Badge tone={TONES[state]}>{t(`eInvoices.states.${state}`)}</Badge>
}
