import type { BrevoSetting } from "@bon-perroquet/contract/brevo"
import { useBrevoLists, useSaveBrevo } from "@bon-perroquet/shop-react/admin"
import { useState, type SyntheticEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { ConfirmedButton } from "../../../../components/Dialog"
import { Field, SelectField } from "../../../../components/Field"
import { toast, useFailureToast } from "../../../../components/toast"
import { FieldGroup } from "../FieldGroup"

/** Checks a key at Brevo, lets the merchant choose one of the account's lists, and connects it. */
export function BrevoForm({ setting }: { setting: BrevoSetting & { version: string } }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { has_key, value, version } = setting
  const [key, setKey] = useState("")
  const [list, setList] = useState(value.list_id)
  const lists = useBrevoLists()
  const { mutate, isPending } = useSaveBrevo(version)
  const api_key = key.trim() || null
  const saved = value.list_id === null ? [] : [{ id: value.list_id, name: value.list_name }]
  const offered = lists.data?.lists ?? saved

  const check = () =>
    lists.mutate(api_key, {
      onSuccess: ({ lists: found }) =>
        setList(found.find(({ id }) => id === list)?.id ?? found[0]?.id ?? null),
      onError: (error) => sayFailure(error, t("settings.failed")),
    })

  function save(event: SyntheticEvent) {
    event.preventDefault()
    if (isPending) return
    mutate(
      { api_key, list_id: list },
      {
        onSuccess: () => toast({ variant: "success", title: t("settings.newsletter.connected") }),
        onError: (error) => sayFailure(error, t("settings.failed")),
      },
    )
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-6">
      <FieldGroup title={t("settings.newsletter.provider")}>
        {!has_key && <p className="sm:col-span-2">{t("settings.newsletter.off")}</p>}
        <Field
          className="sm:col-span-2"
          label={t("settings.newsletter.key")}
          hint={`${has_key ? `${t("settings.newsletter.kept")} ` : ""}${t("settings.newsletter.keyHint")}`}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          value={key}
          onChange={({ target }) => {
            setKey(target.value)
            lists.reset()
          }}
        />
        <div className="flex flex-col items-start gap-2 sm:col-span-2">
          <Button
            variant="secondary"
            pending={lists.isPending}
            disabled={!api_key && !has_key}
            onClick={check}
          >
            {t("settings.newsletter.check")}
          </Button>
          <p role="status" className="text-sm wrap-anywhere text-bark empty:hidden">
            {lists.data && t("settings.newsletter.checked", { account: lists.data.account })}
            {lists.data?.lists.length === 0 && ` ${t("settings.newsletter.noLists")}`}
          </p>
        </div>
        {offered.length > 0 && (
          <SelectField
            className="sm:col-span-2"
            label={t("settings.newsletter.list")}
            value={list ?? ""}
            onChange={({ target }) => setList(Number(target.value) || null)}
          >
            <option value="">{t("settings.newsletter.choose")}</option>
            {offered.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </FieldGroup>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} disabled={list === null || (!api_key && !has_key)}>
          {t(has_key ? "settings.newsletter.change" : "settings.newsletter.save")}
        </Button>
        {has_key && <Disconnect version={version} />}
      </div>
    </form>
  )
}

function Disconnect({ version }: { version: string }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useSaveBrevo(version)
  const disconnect = () =>
    mutate(
      { api_key: "", list_id: null },
      {
        onSuccess: () => toast({ variant: "success", title: t("settings.newsletter.disconnected") }),
        onError: (error) => sayFailure(error, t("settings.failed")),
      },
    )
  return (
    <ConfirmedButton
      variant="secondary"
      pending={isPending}
      question={{
        title: t("settings.newsletter.disconnectTitle"),
        text: t("settings.newsletter.disconnectText"),
        action: t("settings.newsletter.disconnect"),
        cancel: t("cancel"),
      }}
      onConfirm={disconnect}
    >
      {t("settings.newsletter.disconnect")}
    </ConfirmedButton>
  )
}
