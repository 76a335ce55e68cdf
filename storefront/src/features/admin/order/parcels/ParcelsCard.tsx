import type { AdminOrder, OrderParcel } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../../components/Badge"
import { Button } from "../../../../components/Button"
import { formatDay } from "../../../../components/date"
import { useLanguage } from "../../../../i18n"
import { OrderCard } from "../../../order"
import { useMay } from "../../guard/use-may"
import { unpackedOf } from "../../orders/divided-goods"
import { isToSend } from "../../orders/OrderBadges"
import { PackPartDialog } from "./PackPartDialog"
import { ParcelActions } from "./ParcelActions"

export function ParcelsCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const isSending = (order.status === "paid" || order.status === "preparing") && isToSend(order)
  const unpacked = isSending ? unpackedOf(order) : []
  const units = unpacked.reduce((sum, { quantity }) => sum + quantity, 0)
  const isShown = order.parcels.length > 1 || (units > 0 && order.parcels.length > 0) || units > 1
  if (!isShown) return null
  const mayWrite = may("orders:write")
  const nameOf = (id: string) => order.items.find((item) => item.id === id)?.local_name
  return (
    <OrderCard title={t("parcels.title")}>
      <ol aria-label={t("parcels.title")} className="flex flex-col divide-y divide-line empty:hidden">
        {order.parcels.map((parcel, index) => {
          const name = t("parcels.number", { number: index + 1 })
          return (
            <li key={parcel.id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {name}
                <ParcelState parcel={parcel} />
              </p>
              <Goods items={parcel.items.map((item) => ({ ...item, name: nameOf(item.id) ?? item.name }))} />
              {parcel.tracking_number && (
                <p className="text-sm wrap-anywhere">
                  {t("order.tracking", { number: parcel.tracking_number })}
                </p>
              )}
              {mayWrite && order.status !== "cancelled" && (
                <ParcelActions order={order} parcel={parcel} name={name} />
              )}
            </li>
          )
        })}
        {units > 0 && (
          <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <p className="font-semibold">{t("parcels.rest")}</p>
            <Goods items={unpacked.map(({ local_name, ...line }) => ({ ...line, name: local_name }))} />
            {mayWrite && !order.on_hold && (
              <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
                {t("parcels.begin")}
              </Button>
            )}
          </li>
        )}
      </ol>
      {isOpen && <PackPartDialog order={order} onClose={() => setOpen(false)} />}
    </OrderCard>
  )
}

function ParcelState({ parcel: { shipped_at, delivered_at } }: { parcel: OrderParcel }) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { language } = useLanguage()
  const moment = delivered_at ?? shipped_at
  if (moment) {
    const date = formatDay(moment, language)
    const text = account(delivered_at ? "order.parcels.delivered" : "order.parcels.shipped", { date })
    return <Badge tone={delivered_at ? "success" : "information"}>{text}</Badge>
  }
  return <Badge tone="warning">{t("parcels.packed")}</Badge>
}

function Goods({ items }: { items: OrderParcel["items"] }) {
  return (
    <ul className="flex flex-col gap-1">
      {items.map(({ id, name, quantity }) => (
        <li key={id} className="flex gap-2">
          <span className="shrink-0 tabular-nums">{`${quantity} ×`}</span>
          <span className="wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  )
}
