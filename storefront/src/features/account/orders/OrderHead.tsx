import type { Order, TrackedOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../../components/date"
import { PageHead } from "../../../components/PageHead"
import { useLanguage } from "../../../i18n"
import { OrderStateBadges, WaitingGoods } from "../../order"

/** Number, status and date of an order, and the reason of a delay. */
export function OrderHead({
  order,
}: {
  order: Omit<TrackedOrder, "destination"> & Pick<Order, "assistant">
}) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const title = t("orders.number", { number: order.order_number })
  const date = formatDay(order.created_at, language)
  const { assistant } = order
  return (
    <>
      <PageHead title={title} indexed={false} />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <OrderStateBadges order={order} />
        <p className="w-full text-bark">
          {assistant ? t("orders.placedWith", { date, name: assistant.name }) : t("orders.placed", { date })}
        </p>
      </header>
      {order.partly_shipped && <p className="rounded-card bg-sunken p-5">{t("order.partlyShipped")}</p>}
      {order.on_hold && <p className="rounded-card bg-seed-wash p-5">{t("order.onHold")}</p>}
      {order.delayed && <p className="rounded-card bg-seed-wash p-5">{t("order.delayed")}</p>}
      <WaitingGoods
        goods={order.waiting}
        title={t("order.parcels.waiting")}
        text={t("order.parcels.waitingText")}
      />
    </>
  )
}
