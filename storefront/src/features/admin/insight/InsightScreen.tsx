import { useInsight } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { isDay } from "../analytics/period"
import { PeriodChoice } from "../analytics/PeriodChoice"
import { useMay } from "../guard/use-may"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { DayTable, LanguageTable, SourceTable } from "./tables"
import { INSIGHT_STEPS, type InsightSteps } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"
import { Card } from "../analytics/Card"
import { formatCount } from "../number-formats"

/** Visits and purchases without tracking visitors. */
export function InsightScreen() {
  const { t } = useTranslation("admin")
  const { text } = useAddress()
  const may = useMay()
  const [from, to] = [text("from"), text("to")]
  const period = isDay(from) && isDay(to) && from <= to ? { from, to } : {}
  const { data, error, isPlaceholderData, refetch } = useInsight(period)
  useLoadFailure(error)
  return (
    <Panel title={t("insight.title")}>
      <p className="max-w-prose text-bark">{t("insight.intro")}</p>
      {!data && <Waiting what={t("insight.title")} failed={error !== null} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PeriodChoice period={data} />
          <div aria-busy={isPlaceholderData} className="flex flex-col gap-6 aria-busy:opacity-60">
            <Funnel total={data.total} />
            <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
              <SourceTable sources={data.sources} visits={data.total.visits} />
              <LanguageTable languages={data.languages} />
            </div>
            <DayTable days={data.days} />
          </div>
        </>
      )}
      {may("shop:write") && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/admin/settings/search" className="font-semibold text-leaf underline underline-offset-2">
            {t("insight.missedSearches")}
          </Link>
          <Link
            to="/admin/settings/features"
            className="font-semibold text-leaf underline underline-offset-2"
          >
            {t("insight.tags")}
          </Link>
        </p>
      )}
    </Panel>
  )
}

/** Bars of the steps. They are decorative, because the text contains the figures. */
function Funnel({ total }: { total: InsightSteps }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const most = Math.max(1, ...INSIGHT_STEPS.map((step) => total[step]))
  const share = (part: number, of: number) =>
    new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(part / of)
  return (
    <Card title={t("insight.funnel")}>
      <ol className="flex flex-col gap-3">
        {INSIGHT_STEPS.map((step, index) => {
          const before = INSIGHT_STEPS[index - 1]
          const former = before ? total[before] : 0
          return (
            <li key={step} className="flex flex-col gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{t(`insight.steps.${step}`)}</span>
                <span className="tabular-nums">
                  <span className="font-semibold">{formatCount(total[step], language)}</span>
                  {former > 0 && (
                    <span className="text-sm text-bark">
                      {` · ${t("insight.ofFormer", { share: share(total[step], former) })}`}
                    </span>
                  )}
                </span>
              </p>
              <span aria-hidden className="block h-4 rounded-pill bg-sunken">
                <span
                  className="block h-4 rounded-pill bg-leaf"
                  style={{ width: `${(total[step] / most) * 100}%` }}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <p className="text-sm text-bark">{t("insight.counted")}</p>
    </Card>
  )
}
