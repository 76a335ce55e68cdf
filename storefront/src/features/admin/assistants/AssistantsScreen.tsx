import { useAssistants } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { isDay } from "../analytics/period"
import { PeriodChoice } from "../analytics/PeriodChoice"
import { useMay } from "../guard/use-may"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { ASSISTANT_STEPS, type Assistants, type AssistantSteps } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useLanguage } from "../../../i18n"
import { Card } from "../analytics/Card"
import { ShortDay, StepTable } from "../insight/StepTable"
import { formatCount } from "../number-formats"

/** Searches, carts and orders of shopping assistants such as ChatGPT. */
export function AssistantsScreen() {
  const { t } = useTranslation("admin")
  const { text } = useAddress()
  const may = useMay()
  const [from, to] = [text("from"), text("to")]
  const period = isDay(from) && isDay(to) && from <= to ? { from, to } : {}
  const { data, error, isPlaceholderData, refetch } = useAssistants(period)
  useLoadFailure(error)
  return (
    <Panel title={t("assistants.title")}>
      <p className="max-w-prose text-bark">{t("assistants.intro")}</p>
      {!data && (
        <Waiting what={t("assistants.title")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Badge tone={data.is_on ? "success" : "quiet"}>
              {t(data.is_on ? "assistants.on" : "assistants.off")}
            </Badge>
            {may("shop:write") && (
              <Link
                to="/admin/settings/features"
                className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-2"
              >
                {t(data.is_on ? "assistants.switchOff" : "assistants.switchOn")}
              </Link>
            )}
          </p>
          <PeriodChoice period={data} />
          <div aria-busy={isPlaceholderData} className="flex flex-col gap-6 aria-busy:opacity-60">
            <AssistantFigures total={data.total} />
            <AssistantTable assistants={data.assistants} />
            <DayTable days={data.days} />
          </div>
        </>
      )}
    </Panel>
  )
}

function AssistantFigures({ total }: Pick<Assistants, "total">) {
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

function AssistantTable({ assistants }: Pick<Assistants, "assistants">) {
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

function DayTable({ days }: Pick<Assistants, "days">) {
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
