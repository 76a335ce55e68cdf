import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useOrderLots } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { formatDay } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { lotAddress, LOT_LINK } from "./lot-address"
import { useKeepsLots } from "./use-keeps-lots"

export function OrderLotsCard({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data: lots = [] } = useOrderLots(order.order_number, useKeepsLots())
  if (!lots.length) return null
  const nameOf = (ids: readonly string[]) =>
    order.items
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(", ")
  return (
    <OrderCard title={t("lots.title")}>
      <ul className="flex flex-col gap-3">
        {lots.map(({ lot_id, number, best_before, quantity, line_ids }) => (
          <li key={lot_id} className="flex flex-col">
            <span>{`${quantity} × ${nameOf(line_ids)}`}</span>
            <span>
              <Link to={lotAddress(lot_id)} className={LOT_LINK}>
                {number || t("lots.unnumbered")}
              </Link>
              {best_before && (
                <span className="text-bark">{` · ${t("lots.until", { date: formatDay(best_before, language) })}`}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}
