import type { Webhook } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../../components/Badge"

export function WebhookState({ webhook: { is_on, stopped, failing_since } }: { webhook: Webhook }) {
  const { t } = useTranslation("admin")
  if (stopped) return <Badge tone="danger">{t(`webhooks.stopped.${stopped}`)}</Badge>
  if (!is_on)
    return (
      <Badge tone="quiet" className="whitespace-nowrap">
        {t("webhooks.off")}
      </Badge>
    )
  if (failing_since)
    return (
      <Badge tone="warning" className="whitespace-nowrap">
        {t("webhooks.failing")}
      </Badge>
    )
  return (
    <Badge tone="success" className="whitespace-nowrap">
      {t("webhooks.on")}
    </Badge>
  )
}
