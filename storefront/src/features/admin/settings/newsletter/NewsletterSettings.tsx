import { useBrevo } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { HeadingsFrom } from "../../../../components/Heading"
import { Panel } from "../../../../components/Panel"
import { Waiting } from "../../../../components/Waiting"
import { useLoadFailure } from "../../use-load-failure"
import { LastChange } from "../SettingPart"
import { SettingsScreen } from "../SettingsScreen"
import { BrevoForm } from "./BrevoForm"
import type { BrevoSetting } from "@bon-perroquet/contract/brevo"
import { useId } from "react"
import { formatMoment } from "../../../../components/date"
import { useLanguage } from "../../../../i18n"
import { formatCount } from "../../number-formats"

/** Connection to Brevo, which sends the newsletter. */
export function NewsletterSettings() {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useBrevo()
  useLoadFailure(error)
  const title = t("settings.newsletter.title")
  return (
    <SettingsScreen>
      <HeadingsFrom level={2}>
        <Panel title={title}>
          <p className="max-w-prose text-bark">{t("settings.newsletter.intro")}</p>
          {data ? (
            <>
              <LastChange changed={data.changed} />
              {data.has_key && <BrevoStatus setting={data} />}
              <BrevoForm key={data.version} setting={data} />
            </>
          ) : (
            <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
          )}
        </Panel>
      </HeadingsFrom>
    </SettingsScreen>
  )
}

function BrevoStatus({ setting: { value, status } }: { setting: BrevoSetting }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const id = useId()
  const { synchronised, waiting, rejected, last_run_at, problem, paused_until } = status
  const moment = (at: string | null) => (at ? formatMoment(at, language) : t("settings.newsletter.never"))
  const facts = [
    [t("settings.newsletter.synchronised"), formatCount(synchronised, language)],
    [t("settings.newsletter.waiting"), formatCount(waiting, language)],
    [t("settings.newsletter.lastRun"), moment(last_run_at)],
  ] as const
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <h3 id={id} className="text-lg">
        {t("settings.newsletter.status")}
      </h3>
      <p className="wrap-anywhere">
        {t("settings.newsletter.on", { account: value.account, list: value.list_name })}{" "}
        {t(value.webhook_id === null ? "settings.newsletter.polled" : "settings.newsletter.webhook")}
      </p>
      {problem && (
        <p role="alert" className="font-semibold text-macaw">
          {t(`settings.newsletter.problems.${problem}`, { moment: moment(paused_until) })}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-sm text-bark">{label}</dt>
            <dd className="font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      {rejected.length > 0 && (
        <div>
          <h4 className="font-semibold">{t("settings.newsletter.rejected")}</h4>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {rejected.map(({ email, reason }) => (
              <li key={email} className="wrap-anywhere">
                {email} <span className="text-bark">({reason})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
