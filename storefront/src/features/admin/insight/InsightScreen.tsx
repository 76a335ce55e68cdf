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
import { Funnel } from "./Funnel"
import { DayTable, LanguageTable, SourceTable } from "./tables"

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
