import type { ReviewState as State } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"

const TONES = { waiting: "warning", published: "success", refused: "quiet" } as const

export function ReviewState({ state }: { state: State }) {
  const { t } = useTranslation("admin")
  return <Badge tone={TONES[state]}>{t(`reviews.state.${state}`)}</Badge>
}
