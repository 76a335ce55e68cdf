import { CONSENT_GROUPS, fillGaps, type ConsentGroup } from "@bon-perroquet/contract"
import { usePageText } from "@bon-perroquet/shop-react"
import { useId, useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { Toggle } from "../../../components/Toggle"
import { RichText } from "../../../components/RichText"
import { toast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { prefetchPage, TextPending, useFacts, WrittenSections } from "../../../components/written-text"
import {
  chooseCookies,
  EVERYTHING,
  NOTHING_OPTIONAL,
  useChoiceDate,
  useConsent,
  type Consent,
} from "../consent"

function Group({
  group,
  children,
}: {
  group: ConsentGroup | "essential"
  children: (labelId: string) => ReactNode
}) {
  const { t } = useTranslation("information")
  const id = useId()
  return (
    <li className="flex items-start justify-between gap-6 border-b border-line p-5 last:border-b-0">
      <div>
        <h2 id={id} className="font-sans text-base">
          {t(`cookieSettings.groups.${group}.label`)}
        </h2>
        <p id={`${id}-text`} className="mt-1 text-sm text-bark">
          {t(`cookieSettings.groups.${group}.text`)}
        </p>
      </div>
      <div className="shrink-0">{children(id)}</div>
    </li>
  )
}

function LastChoice() {
  const { t } = useTranslation("information")
  const { language } = useLanguage()
  const stored = useChoiceDate()
  const time = Date.parse(stored ?? "")
  if (Number.isNaN(time)) return <p>{t("cookieSettings.none")}</p>
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Europe/Brussels" })
  return <p>{t("cookieSettings.since", { date: format.format(time) })}</p>
}

export const prefetch = prefetchPage("cookies")

export function Component() {
  const { t } = useTranslation("information")
  const { data: written, error, refetch } = usePageText("cookies")
  const facts = useFacts(undefined, written?.updated_at)
  const stored = useConsent()
  const [switched, setSwitched] = useState<Partial<Consent>>({})
  const consent = { ...stored, ...switched }

  function choose(chosen: Consent) {
    chooseCookies(chosen)
    setSwitched({})
    toast({ variant: "success", title: t("cookieSettings.saved") })
  }

  if (written === undefined) return <TextPending failed={error !== null} onRetry={() => void refetch()} />
  const title = written ? fillGaps(written.title, facts) : t("cookieSettings.title")
  const intro = written ? fillGaps(written.intro, facts) : t("cookieSettings.intro")
  return (
    <article className="page-width py-8 lg:py-12">
      <PageHead title={title} description={intro} />
      <div className="max-w-text">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-lg text-bark">{intro}</p>
        <ul className="mt-8 rounded-card border border-line bg-card">
          <Group group="essential">
            {() => <span className="text-sm font-semibold text-leaf">{t("cookieSettings.always")}</span>}
          </Group>
          {CONSENT_GROUPS.map((group) => (
            <Group key={group} group={group}>
              {(labelId) => (
                <Toggle
                  labelledBy={labelId}
                  describedBy={`${labelId}-text`}
                  checked={consent[group]}
                  onChange={(checked) => setSwitched({ ...switched, [group]: checked })}
                />
              )}
            </Group>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => choose(consent)}>{t("cookieSettings.save")}</Button>
          <Button variant="secondary" onClick={() => choose(NOTHING_OPTIONAL)}>
            {t("cookieSettings.refuseAll")}
          </Button>
          <Button variant="secondary" onClick={() => choose(EVERYTHING)}>
            {t("cookieSettings.acceptAll")}
          </Button>
        </div>
        <div className="mt-6 space-y-1 text-sm text-bark">
          <LastChoice />
          {!written && (
            <p>
              <RichText text={t("cookieSettings.more")} />
            </p>
          )}
        </div>
        {written && <WrittenSections sections={written.sections} facts={facts} />}
      </div>
    </article>
  )
}
