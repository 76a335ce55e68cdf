import { useAnalytics } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useAddress } from "../use-address"
import { BestSellers } from "./BestSellers"
import { HealthCard } from "./HealthCard"
import { isDay } from "./period"
import { PeriodChoice } from "./PeriodChoice"
import { PeriodTotals } from "./PeriodTotals"
import { RecentOrders } from "./RecentOrders"
import { RevenueChart } from "./RevenueChart"
import { RunningOut } from "./RunningOut"
import { VatCollected } from "./VatCollected"

export function AnalyticsTab() {
  const { t } = useTranslation("admin")
  const { text } = useAddress()
  const [from, to] = [text("from"), text("to")]
  const asked = isDay(from) && isDay(to) && from <= to ? { from, to } : {}
  const { data, error, isPlaceholderData, refetch } = useAnalytics(asked)
  return (
    <Panel title={t("tabs.analytics")}>
      {!data && <Waiting what={t("tabs.analytics")} failed={error !== null} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PeriodChoice period={data.period} />
          <div aria-busy={isPlaceholderData} className="flex flex-col gap-6 aria-busy:opacity-60">
            <PeriodTotals period={data.period} />
            <RevenueChart days={data.period.days} />
            <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
              <div className="flex min-w-0 flex-col gap-6">
                <BestSellers sellers={data.period.best_sellers} />
                <RunningOut products={data.running_out} />
              </div>
              <div className="flex min-w-0 flex-col gap-6">
                <VatCollected vat={data.period.vat} />
                <RecentOrders orders={data.recent_orders} />
              </div>
            </div>
          </div>
        </>
      )}
      <HealthCard />
    </Panel>
  )
}
