import {
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
import { ShortDay, StepTable } from "./StepTable"

type TableProps = {
  caption: string
  first: string
  rows: readonly { key: string; name: ReactNode; steps: InsightSteps }[]
}

function InsightTable(props: TableProps) {
  const { t } = useTranslation("admin")
  return <StepTable steps={INSIGHT_STEPS} heading={(step) => t(`insight.short.${step}`)} {...props} />
}

export function DayTable({ days }: Pick<Insight, "days">) {
  const { t } = useTranslation("admin")
  const rows = days.toReversed().map(({ day, ...steps }) => ({
    ...{ key: day, steps },
    name: <ShortDay day={day} />,
  }))
  return (
    <Card title={t("insight.byDay")}>
      <InsightTable caption={t("insight.byDay")} first={t("revenue.day")} rows={rows} />
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
      <InsightTable caption={t("insight.byLanguage")} first={t("insight.language")} rows={rows} />
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
