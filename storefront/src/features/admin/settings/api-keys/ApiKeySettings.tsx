import { useApiKeys } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLoadFailure } from "../../use-load-failure"
import { SecretDialog } from "../programs/SecretDialog"
import { SettingsScreen } from "../SettingsScreen"
import { ApiKeyForm } from "./ApiKeyForm"
import { useApiKeyColumns } from "./use-api-key-columns"
import { ListTable } from "../../lists/ListTable"

/** Lists, creates and revokes API keys of other programs. */
export function ApiKeySettings() {
  const { t } = useTranslation("admin")
  const query = useApiKeys()
  const columns = useApiKeyColumns()
  const [secret, setSecret] = useState<string>()
  useLoadFailure(query.error)
  const title = t("settings.apiKeys.title")
  return (
    <SettingsScreen>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-prose text-bark">{t("apiKeys.intro")}</p>
        <ListTable
          label={title}
          query={query}
          columns={columns}
          keyOf={({ id }) => id}
          none={t("apiKeys.none")}
        />
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{t("apiKeys.create")}</h2>
        <ApiKeyForm onCreated={({ key }) => setSecret(key)} />
      </section>
      <SecretDialog
        title={t("apiKeys.created")}
        text={t("apiKeys.once")}
        label={t("apiKeys.key")}
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
    </SettingsScreen>
  )
}
