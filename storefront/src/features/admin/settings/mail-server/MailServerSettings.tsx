import {
  MAIL_SECURITIES,
  mailServerSchema,
  type MailServerSetting,
} from "@bon-perroquet/contract/mail-server"
import { useMailServer, useSaveMailServer } from "@bon-perroquet/shop-react/admin"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field, SelectField } from "../../../../components/Field"
import { HeadingsFrom } from "../../../../components/Heading"
import { Panel } from "../../../../components/Panel"
import { Waiting } from "../../../../components/Waiting"
import { useLoadFailure } from "../../use-load-failure"
import { useResultToast } from "../../use-result-toast"
import { FieldGroup } from "../FieldGroup"
import { LastChange } from "../SettingPart"
import { SettingsScreen } from "../SettingsScreen"

/** Settings of the mail server. A test e-mail verifies them. The password is never shown. */
export function MailServerSettings() {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useMailServer()
  useLoadFailure(error)
  const title = t("settings.mailServer.title")
  return (
    <SettingsScreen>
      <HeadingsFrom level={2}>
        <Panel title={title}>
          <p className="text-bark">{t("settings.mailServer.intro")}</p>
          {data ? (
            <>
              <LastChange changed={data.changed} />
              <MailServerForm key={data.version} setting={data} />
            </>
          ) : (
            <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
          )}
        </Panel>
      </HeadingsFrom>
    </SettingsScreen>
  )
}

type Values = Omit<MailServerSetting["value"], "port" | "password"> & { port: string; password: string }

/** An empty password keeps the saved one. */
const serverOf = ({ port, password, host, user, from, ...rest }: Values) => ({
  ...rest,
  ...{ host: host.trim(), user: user.trim(), from: from.trim() },
  port: Number(port),
  password: password || (user.trim() ? null : ""),
})

function MailServerForm({ setting }: { setting: MailServerSetting }) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { value, version, has_password, overridden_by: variable } = setting
  const { mutateAsync, isPending } = useSaveMailServer(version)
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { ...value, port: String(value.port), password: "" },
    resolver: (values) => {
      const { error } = mailServerSchema.safeParse(serverOf(values))
      if (!error) return { values, errors: {} }
      const wrong = error.issues.map(({ path }) => [String(path[0]), { type: "invalid" }] as const)
      return { values: {}, errors: Object.fromEntries(wrong) }
    },
  })
  const save = handleSubmit(async (values) => {
    if (isPending) return
    // `mutate` would not call its callbacks, because the form remounts with the new version.
    await withToast(mutateAsync(serverOf(values)), t("settings.saved"), t("settings.failed"), {
      detail: t("settings.mailServer.sent"),
    }).catch(() => undefined)
  })
  const common = (name: keyof Values) => ({
    label: t(`settings.mailServer.fields.${name}`),
    error: formState.errors[name] && t("settings.features.wrong"),
    readOnly: variable !== null,
    autoComplete: "off",
    ...register(name),
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-8">
      {variable && <p role="note">{t("settings.features.overridden", { variable })}</p>}
      <FieldGroup title={t("settings.mailServer.server")}>
        <Field {...common("host")} hint={t("settings.mailServer.hostHint")} />
        <Field {...common("port")} inputMode="numeric" />
        <SelectField
          label={t("settings.mailServer.fields.security")}
          disabled={variable !== null}
          {...register("security")}
        >
          {MAIL_SECURITIES.map((security) => (
            <option key={security} value={security}>
              {t(`settings.mailServer.securities.${security}`)}
            </option>
          ))}
        </SelectField>
        <Field {...common("from")} type="email" hint={t("settings.mailServer.fromHint")} />
        <Field {...common("user")} />
        <Field
          {...common("password")}
          type="password"
          autoComplete="new-password"
          hint={has_password ? t("settings.mailServer.kept") : undefined}
        />
      </FieldGroup>
      {!variable && (
        <Button type="submit" pending={isPending} className="self-start">
          {t("settings.mailServer.save")}
        </Button>
      )}
    </form>
  )
}
