import { ASSISTANT_STEPS, type Assistants, type AssistantSteps } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { Card } from "../analytics/Card"
import { ShortDay, StepTable } from "../insight/StepTable"
import { formatCount } from "../number-formats"

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

type TableProps = {
  caption: string
  first: string
  rows: readonly { key: string; name: ReactNode; steps: AssistantSteps }[]
}

function StepsOfAssistants(props: TableProps) {
  const { t } = useTranslation("admin")
  const heading = (step: keyof AssistantSteps) => (
    <>
      <span className="sm:hidden">{t(`assistants.short.${step}`)}</span>
      <span className="max-sm:hidden">{t(`assistants.steps.${step}`)}</span>
    </>
  )
  return <StepTable steps={ASSISTANT_STEPS} heading={heading} {...props} />
}

export function AssistantTable({ assistants }: Pick<Assistants, "assistants">) {
  const { t } = useTranslation("admin")
  const rows = assistants.map(({ name, ...steps }) => ({
    ...{ key: name, steps },
    name: <span className="wrap-anywhere">{name === "other" ? t("assistants.others") : name}</span>,
  }))
  return (
    <Card title={t("assistants.byAssistant")}>
      {rows.length === 0 && <p className="text-bark">{t("assistants.none")}</p>}
      {rows.length > 0 && (
        <StepsOfAssistants
          caption={t("assistants.byAssistant")}
          first={t("assistants.assistant")}
          rows={rows}
        />
      )}
      <p className="text-sm text-bark">{t("assistants.named")}</p>
    </Card>
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
      <StepsOfAssistants caption={t("assistants.byDay")} first={t("revenue.day")} rows={rows} />
    </Card>
  )
}
