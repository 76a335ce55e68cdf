import type { Webhook } from "@bon-perroquet/contract"
import { useWebhooks } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { useLoadFailure } from "../../use-load-failure"
import { SecretDialog } from "../programs/SecretDialog"
import { SettingsScreen } from "../SettingsScreen"
import { useWebhookColumns } from "./use-webhook-columns"
import { WebhookForm } from "./WebhookForm"
import { ListTable } from "../../lists/ListTable"

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
