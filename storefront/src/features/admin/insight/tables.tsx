import {
  FORMAT_LOCALE_OF,
  INSIGHT_STEPS,
  languageName,
  SOURCES,
  type Insight,
  type InsightSteps,
} from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { Card } from "../analytics/Card"
import { formatCount } from "../number-formats"
import { formatShortDay } from "../short-date"

const HEAD = "px-1 py-1.5 text-right align-bottom font-semibold first:pl-0 first:text-left last:pr-0 sm:px-2"
const FIGURE = "px-1 py-1.5 text-right last:pr-0 sm:px-2"

type Row = { key: string; name: ReactNode; steps: InsightSteps }

/** A table of the steps. Its headings are short, so that it fits on a phone. */
function StepTable({ caption, first, rows }: { caption: string; first: string; rows: readonly Row[] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <table className="w-full text-xs tabular-nums sm:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge text-bark">
          <th scope="col" className={HEAD}>
            {first}
          </th>
          {INSIGHT_STEPS.map((step) => (
            <th key={step} scope="col" className={HEAD}>
              {t(`insight.short.${step}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, steps }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-1 text-left font-normal">
              {name}
            </th>
            {INSIGHT_STEPS.map((step) => (
              <td key={step} className={FIGURE}>
                {formatCount(steps[step], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Leaves out the year on a phone. */
function ShortDay({ day }: { day: string }) {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    ...{ day: "2-digit", month: "2-digit", timeZone: "UTC" },
  })
  return (
    <time dateTime={day}>
      <span className="sm:hidden">{format.format(new Date(day))}</span>
      <span className="max-sm:hidden">{formatShortDay(day, language)}</span>
    </time>
  )
}

export function DayTable({ days }: Pick<Insight, "days">) {
  const { t } = useTranslation("admin")
  const rows = days.toReversed().map(({ day, ...steps }) => ({
    ...{ key: day, steps },
    name: <ShortDay day={day} />,
  }))
  return (
    <Card title={t("insight.byDay")}>
      <StepTable caption={t("insight.byDay")} first={t("revenue.day")} rows={rows} />
    </Card>
  )
}

export function LanguageTable({ languages }: Pick<Insight, "languages">) {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  const rows = languages.map(({ language, ...steps }) => ({
    ...{ key: language, steps },
    name: languageName(language, reader),
  }))
  return (
    <Card title={t("insight.byLanguage")}>
      <StepTable caption={t("insight.byLanguage")} first={t("insight.language")} rows={rows} />
    </Card>
  )
}

export function SourceTable({ sources, visits }: Pick<Insight, "sources"> & { visits: number }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const nameOf = (source: string) => {
    const known = SOURCES.find((each) => each === source)
    if (known) return t(`insight.sources.${known}`)
    const name = source.replace(/^campaign:/, "")
    return name === "other" ? t("insight.otherCampaigns") : t("insight.campaign", { name })
  }
  return (
    <Card title={t("insight.bySource")}>
      {sources.length === 0 && <p className="text-bark">{t("insight.none")}</p>}
      <ul className="flex flex-col gap-3">
        {sources.map(({ source, visits: count }) => (
          <li key={source} className="flex flex-col gap-1">
            <p className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{nameOf(source)}</span>
              <span className="shrink-0 font-semibold tabular-nums">{formatCount(count, language)}</span>
            </p>
            <span aria-hidden className="block h-2 rounded-pill bg-sunken">
              <span
                className="block h-2 rounded-pill bg-sky"
                style={{ width: `${(count / Math.max(1, visits)) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
