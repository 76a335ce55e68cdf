import type { Lot, LotState } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"

const TONES = {
  recalled: "danger",
  gone: "quiet",
  expired: "danger",
  near: "warning",
  sellable: "success",
} as const satisfies Record<LotState, string>

export function LotStateBadge({ lot: { state, to_clear } }: { lot: Lot }) {
  const { t } = useTranslation("admin")
  return (
    <span className="inline-flex flex-wrap gap-2 max-lg:justify-end">
      <Badge tone={TONES[state]}>{t(`lots.states.${state}`)}</Badge>
      {to_clear > 0 && <Badge tone="danger">{t("lots.toClear", { count: to_clear })}</Badge>}
    </span>
  )
}
