import type { Order, OrderParcel } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../components/date"
import { useLanguage } from "../../i18n"
import { OrderCard } from "./OrderCard"
import { Tracking } from "./Tracking"

type Parcels = Pick<Order, "parcels" | "partly_shipped" | "to_follow">

export const hasSeveralParcels = ({ parcels, partly_shipped }: Omit<Parcels, "to_follow">): boolean =>
  partly_shipped || parcels.length > 1

/** Shows parcels that have left, and goods that follow. */
export function OrderParcels({ order }: { order: Parcels }) {
  const { t } = useTranslation("account")
  if (!hasSeveralParcels(order)) return null
  const sent = order.parcels.filter(({ shipped_at }) => shipped_at)
  return (
    <OrderCard title={t("order.parcels.title")}>
      <ol aria-label={t("order.parcels.title")} className="flex flex-col divide-y divide-line">
        {sent.map((parcel, index) => (
          <li key={parcel.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
            <h3 className="font-sans text-base font-semibold">
              {t("order.parcels.number", { number: index + 1 })}
            </h3>
            <Parcel parcel={parcel} />
          </li>
        ))}
        {order.to_follow.length > 0 && (
          <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
            <h3 className="font-sans text-base font-semibold">{t("order.parcels.toFollow")}</h3>
            <Goods items={order.to_follow} />
          </li>
        )}
      </ol>
    </OrderCard>
  )
}

function Parcel({ parcel }: { parcel: OrderParcel }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { items, shipped_at, delivered_at } = parcel
  return (
    <>
      <p className="text-sm text-bark">
        {delivered_at
          ? t("order.parcels.delivered", { date: formatDay(delivered_at, language) })
          : shipped_at && t("order.parcels.shipped", { date: formatDay(shipped_at, language) })}
      </p>
      <Goods items={items} />
      <Tracking {...parcel} />
    </>
  )
}

function Goods({ items }: { items: OrderParcel["items"] }) {
  return (
    <ul className="flex flex-col gap-1">
      {items.map(({ id, name, quantity }) => (
        <li key={id} className="flex gap-2">
          <span className="shrink-0 tabular-nums">{`${quantity} ×`}</span>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
