import type { Order, OrderParcel } from "@bon-perroquet/contract"
import { ExternalLink } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../components/Button"
import { formatDay } from "../../components/date"
import { useLanguage } from "../../i18n"
import { OrderCard } from "./OrderCard"

export const hasSeveralParcels = ({ parcels, partly_shipped }: Order): boolean =>
  partly_shipped || parcels.length > 1

/** Parcels that have left, and goods that follow. */
export function OrderParcels({ order }: { order: Order }) {
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
  const { items, shipped_at, delivered_at, tracking_number, tracking_url } = parcel
  return (
    <>
      <p className="text-sm text-bark">
        {delivered_at
          ? t("order.parcels.delivered", { date: formatDay(delivered_at, language) })
          : shipped_at && t("order.parcels.shipped", { date: formatDay(shipped_at, language) })}
      </p>
      <Goods items={items} />
      {tracking_number && (
        <p>
          <span className="block text-sm text-bark">{t("order.tracking")}</span>
          <span className="font-semibold wrap-anywhere">{tracking_number}</span>
        </p>
      )}
      {tracking_url && (
        <Button asChild variant="secondary" size="sm" className="self-start">
          <a href={tracking_url} target="_blank" rel="noopener noreferrer">
            {t("order.track")}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        </Button>
      )}
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
