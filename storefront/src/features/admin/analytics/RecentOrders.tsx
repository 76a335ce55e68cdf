import type { AdminOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { formatShortMoment } from "../../../components/date"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { orderAddress } from "../orders/order-address"
import { OrderBadges } from "../orders/OrderBadges"
import { Card } from "./Card"

export function RecentOrders({ orders }: { orders: readonly AdminOrder[] }) {
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
