import type { OrderAssistant } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"

/** Shows which assistant prepared an order. */
export function AssistantNote({ assistant: { name, is_verified } }: { assistant: OrderAssistant }) {
  const { t } = useTranslation("admin")
  return (
    <p className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="information">{t("assistants.ordered", { name })}</Badge>
      <span className="text-sm text-bark">
        {t(is_verified ? "assistants.verified" : "assistants.unverified")}
      </span>
    </p>
  )
}
