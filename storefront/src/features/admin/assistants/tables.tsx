import {
  ASSISTANT_STEPS,
  FORMAT_LOCALE_OF,
  type Assistants,
  type AssistantSteps,
} from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { Card } from "../analytics/Card"
import { formatCount } from "../number-formats"
import { formatShortDay } from "../short-date"

const HEAD = "px-1 py-1.5 text-right align-bottom font-semibold first:pl-0 first:text-left last:pr-0 sm:px-2"
const FIGURE = "px-1 py-1.5 text-right last:pr-0 sm:px-2"

export function AssistantFigures({ total }: Pick<Assistants, "total">) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-sunken p-4 sm:p-5 lg:grid-cols-4">
      {ASSISTANT_STEPS.map((step) => (
        <div key={step}>
          <dt className="text-sm text-bark">{t(`assistants.steps.${step}`)}</dt>
          <dd className="text-lg font-semibold tabular-nums">{formatCount(total[step], language)}</dd>
        </div>
      ))}
    </dl>
  )
}

type Row = { key: string; name: ReactNode; steps: AssistantSteps }

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
          {ASSISTANT_STEPS.map((step) => (
            <th key={step} scope="col" className={HEAD}>
              {t(`assistants.short.${step}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, steps }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-1.5 pr-1 text-left font-normal wrap-anywhere">
              {name}
            </th>
            {ASSISTANT_STEPS.map((step) => (
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

export function AssistantTable({ assistants }: Pick<Assistants, "assistants">) {
  const { t } = useTranslation("admin")
  const rows = assistants.map(({ name, ...steps }) => ({
    ...{ key: name, steps },
    name: name === "other" ? t("assistants.others") : name,
  }))
  return (
    <Card title={t("assistants.byAssistant")}>
      {rows.length === 0 && <p className="text-bark">{t("assistants.none")}</p>}
      {rows.length > 0 && (
        <StepTable caption={t("assistants.byAssistant")} first={t("assistants.assistant")} rows={rows} />
      )}
      <p className="text-sm text-bark">{t("assistants.named")}</p>
    </Card>
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

export function DayTable({ days }: Pick<Assistants, "days">) {
  const { t } = useTranslation("admin")
  const rows = days.toReversed().map(({ day, ...steps }) => ({
    ...{ key: day, steps },
    name: <ShortDay day={day} />,
  }))
  return (
    <Card title={t("assistants.byDay")}>
      <StepTable caption={t("assistants.byDay")} first={t("revenue.day")} rows={rows} />
    </Card>
  )
}
