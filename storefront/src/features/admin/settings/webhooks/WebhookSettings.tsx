import type { Webhook } from "@bon-perroquet/contract"
import { useWebhooks } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { useLoadFailure } from "../../use-load-failure"
import { SecretDialog } from "../programs/SecretDialog"
import { SettingsScreen } from "../SettingsScreen"
import { WebhookForm } from "./WebhookForm"
import { ListTable } from "../../lists/ListTable"
import { Link } from "react-router"
import type { Column } from "../../../../components/DataTable"
import { formatMoment } from "../../../../components/date"
import { useLanguage } from "../../../../i18n"
import { useEventName } from "./use-event-name"
import { WebhookState } from "./WebhookState"

/** Address of a webhook's log. */
const webhookAddress = (id: string): string => `/admin/settings/webhooks/${id}`

/** Number of events that the list names. */
const NAMED_EVENTS = 3

function useWebhookColumns(onEdit: (webhook: Webhook) => void): Column<Webhook>[] {
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

/** Lists, adds and changes webhooks. */
export function WebhookSettings() {
  const { t } = useTranslation("admin")
  const query = useWebhooks()
  const [edited, setEdited] = useState<Webhook | "new">()
  const [secret, setSecret] = useState<string>()
  const columns = useWebhookColumns(setEdited)
  useLoadFailure(query.error)
  const title = t("settings.webhooks.title")
  const close = () => setEdited(undefined)
  return (
    <SettingsScreen>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-prose text-bark">{t("webhooks.intro")}</p>
        {edited ? (
          <WebhookForm
            key={edited === "new" ? edited : edited.id}
            webhook={edited === "new" ? undefined : edited}
            onClose={close}
            onCreated={(created) => {
              setSecret(created.secret)
              close()
            }}
          />
        ) : (
          <Button className="self-start" onClick={() => setEdited("new")}>
            <Plus aria-hidden className="size-4" />
            {t("webhooks.add")}
          </Button>
        )}
        <ListTable
          label={title}
          query={query}
          columns={columns}
          keyOf={({ id }) => id}
          none={t("webhooks.none")}
        />
      </section>
      <SecretDialog
        title={t("webhooks.created")}
        text={t("webhooks.once")}
        label={t("webhooks.secret")}
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
    </SettingsScreen>
  )
}
