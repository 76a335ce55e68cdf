import type { ReviewState as State } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"

const TONES = { waiting: "warning", published: "success", refused: "quiet" } as const

type ReviewStateProps = { of: "reviews" | "questions"; state: State }

export function ReviewState({ of, state }: ReviewStateProps) {
  const { t } = useTranslation("admin")
  return <Badge tone={TONES[state]}>{t(`${of}.state.${state}`)}</Badge>
}
