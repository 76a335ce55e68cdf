import type { Webhook } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../../components/Button"
import type { Column } from "../../../../components/DataTable"
import { formatMoment } from "../../../../components/date"
import { useLanguage } from "../../../../i18n"
import { useEventName } from "./use-event-name"
import { webhookAddress } from "./webhook-address"
import { WebhookState } from "./WebhookState"

/** Number of events that the list names. */
const NAMED_EVENTS = 3

export function useWebhookColumns(onEdit: (webhook: Webhook) => void): Column<Webhook>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const eventName = useEventName()
  return [
    {
      label: t("programs.name"),
      isWide: true,
      cell: ({ id, name, url }) => (
        <>
          <Link to={webhookAddress(id)} className="font-semibold wrap-anywhere underline underline-offset-2">
            {name}
          </Link>
          <span className="block text-sm wrap-anywhere text-bark">{url}</span>
        </>
      ),
    },
    {
      label: t("webhooks.eventsOf"),
      isWide: true,
      cell: ({ events }) => (
        <span className="text-sm">
          {events.slice(0, NAMED_EVENTS).map(eventName).join(" · ")}
          {events.length > NAMED_EVENTS &&
            ` · ${t("webhooks.more", { count: events.length - NAMED_EVENTS })}`}
        </span>
      ),
    },
    { label: t("webhooks.state"), cell: (webhook) => <WebhookState webhook={webhook} /> },
    {
      label: t("webhooks.lastDelivery"),
      cell: ({ last_delivery_at: at }) =>
        at ? <time dateTime={at}>{formatMoment(at, language)}</time> : t("webhooks.never"),
    },
    {
      label: t("actions"),
      isWide: true,
      isNamedOnly: true,
      cell: (webhook) => (
        <span className="flex lg:justify-end">
          <Button
            size="sm"
            variant="secondary"
            aria-label={t("webhooks.edit", { name: webhook.name })}
            onClick={() => onEdit(webhook)}
          >
            {t("webhooks.change")}
          </Button>
        </span>
      ),
    },
  ]
}
