import { useApiKeys, useRevokeApiKey } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLoadFailure } from "../../use-load-failure"
import { SecretDialog } from "../programs/SecretDialog"
import { SettingsScreen } from "../SettingsScreen"
import { ApiKeyForm, type RightKey } from "./ApiKeyForm"
import { ListTable } from "../../lists/ListTable"
import type { ApiKey } from "@bon-perroquet/contract"
import { Badge } from "../../../../components/Badge"
import type { Column } from "../../../../components/DataTable"
import { formatMoment } from "../../../../components/date"
import { ConfirmedButton } from "../../../../components/Dialog"
import { useLanguage } from "../../../../i18n"
import { useResultToast } from "../../use-result-toast"

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

function useApiKeyColumns(): Column<ApiKey>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      label: t("programs.name"),
      isWide: true,
      cell: ({ name, ending, created_by }) => (
        <>
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm wrap-anywhere text-bark">{`bpk_…${ending} · ${created_by}`}</span>
        </>
      ),
    },
    {
      label: t("apiKeys.rights"),
      isWide: true,
      cell: ({ rights }) => (
        <span className="text-sm">
          {rights.map((right) => t(`apiKeys.may.${right.replace(":", "_") as RightKey}`)).join(" · ")}
        </span>
      ),
    },
    {
      label: t("apiKeys.lastUse"),
      cell: ({ last_used_at, revoked_at }) => {
        if (revoked_at) return <Badge tone="danger">{t("apiKeys.revoked")}</Badge>
        if (!last_used_at) return t("apiKeys.unused")
        return <time dateTime={last_used_at}>{formatMoment(last_used_at, language)}</time>
      },
    },
    {
      label: t("actions"),
      isWide: true,
      isNamedOnly: true,
      cell: (key) => key.revoked_at === null && <Revoke apiKey={key} />,
    },
  ]
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useRevokeApiKey()
  const revoke = () =>
    void withToast(mutateAsync(id), t("apiKeys.isRevoked"), t("apiKeys.failed"), { detail: name }).catch(
      () => undefined,
    )
  return (
    <span className="flex lg:justify-end">
      <ConfirmedButton
        size="sm"
        variant="secondary"
        pending={isPending}
        aria-label={t("apiKeys.revokeOf", { name })}
        question={{
          title: t("apiKeys.revokeTitle", { name }),
          text: t("apiKeys.revokeText"),
          action: t("apiKeys.revoke"),
          cancel: t("cancel"),
        }}
        onConfirm={revoke}
      >
        {t("apiKeys.revoke")}
      </ConfirmedButton>
    </span>
  )
}
