import { useAnalytics } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useAddress } from "../use-address"
import { HealthCard } from "./HealthCard"
import { isDay } from "./period"
import { PeriodChoice } from "./PeriodChoice"
import { RevenueChart } from "./RevenueChart"
import { VatCollected } from "./VatCollected"
import type { Analytics, AdminOrder } from "@bon-perroquet/contract"
import { formatCents, Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { Card } from "./Card"
import { formatShortMoment } from "../short-date"
import { orderAddress } from "../screen-addresses"
import { OrderBadges } from "../orders/OrderBadges"

export function AnalyticsTab() {
  const { t } = useTranslation("admin")
  const { text } = useAddress()
  const [from, to] = [text("from"), text("to")]
  const period = isDay(from) && isDay(to) && from <= to ? { from, to } : {}
  const { data, error, isPlaceholderData, refetch } = useAnalytics(period)
  return (
    <Panel
      title={t("tabs.analytics")}
      action={
        <span className="flex flex-wrap gap-2">
          <LinkButton to="/admin/insight" variant="secondary" size="sm">
            {t("insight.title")}
          </LinkButton>
          <LinkButton to="/admin/assistants" variant="secondary" size="sm">
            {t("assistants.title")}
          </LinkButton>
        </span>
      }
    >
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

function PeriodTotals({ period }: { period: Analytics["period"] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const vat = period.vat.reduce((sum, { vat_cents }) => sum + vat_cents, 0)
  const figures = [
    [t("figures.revenue"), formatCents(period.revenue_cents, language)],
    [t("figures.orders"), formatCount(period.orders, language)],
    [t("figures.average"), formatCents(period.average_order_cents, language)],
    [t("figures.vat"), formatCents(vat, language)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-sunken p-4 sm:p-5 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-bark">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function RunningOut({ products }: { products: Analytics["running_out"] }) {
  const { t } = useTranslation("admin")
  return (
    <Card title={t("runningOut.title")}>
      {products.length === 0 && <p className="text-bark">{t("runningOut.none")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {products.map(({ product_id, name, stock }) => (
          <li key={`${product_id} ${name}`} className="flex items-center justify-between gap-4">
            <Link
              to={`/admin/products?${new URLSearchParams({ edit: product_id }).toString()}`}
              className="inline-flex min-h-11 min-w-0 items-center underline underline-offset-2"
            >
              {name}
            </Link>
            <Badge tone={stock > 0 ? "warning" : "danger"} className="shrink-0">
              {t("runningOut.left", { count: stock })}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Lists best sellers. Screen readers ignore the bars, because a text contains the figures. */
function BestSellers({ sellers }: { sellers: Analytics["period"]["best_sellers"] }) {
  const { t } = useTranslation("admin")
  const most = Math.max(1, ...sellers.map(({ revenue_cents }) => revenue_cents))
  return (
    <Card title={t("sellers.title")}>
      {sellers.length === 0 && <p className="text-bark">{t("sellers.none")}</p>}
      <ol className="flex flex-col gap-3">
        {sellers.map(({ product_id, name, quantity, revenue_cents }) => (
          <li key={product_id ?? name} className="flex flex-col gap-1">
            <p className="flex justify-between gap-4">
              <span className="min-w-0">{name}</span>
              <span className="shrink-0 text-right">
                <Price cents={revenue_cents} className="font-semibold" />
                <span className="block text-sm text-bark">{t("sellers.units", { count: quantity })}</span>
              </span>
            </p>
            <span aria-hidden className="block h-2 rounded-pill bg-sunken">
              <span
                className="block h-2 rounded-pill bg-leaf"
                style={{ width: `${(revenue_cents / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function RecentOrders({ orders }: { orders: readonly AdminOrder[] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <Card title={t("recent.title")}>
      {orders.length === 0 && <p className="text-bark">{t("orders.none")}</p>}
      <ul aria-label={t("recent.title")} className="flex flex-col divide-y divide-line">
        {orders.map((order) => (
          <li key={order.order_number} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <Link
                to={orderAddress(order.order_number)}
                className="inline-flex min-h-8 items-center font-semibold text-leaf underline underline-offset-2"
              >
                {order.order_number}
              </Link>
              <span className="block text-sm wrap-anywhere text-bark">
                {`${formatShortMoment(order.created_at, language)} · ${order.email}`}
              </span>
            </span>
            <span className="flex shrink-0 flex-col items-end gap-1">
              <Price cents={order.totals.total_cents} className="font-semibold" />
              <OrderBadges order={order} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
