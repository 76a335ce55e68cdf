import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { useMay } from "../../guard/use-may"
import { DeliveryDialog } from "./DeliveryDialog"

const BEFORE_DISPATCH = ["pending", "paid", "preparing"]

/** Button that changes the delivery of an order. Renders nothing once a parcel is shipped. */
export function DeliveryButton({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const hasSent = order.has_left || order.parcels.some(({ shipped_at }) => shipped_at)
  const isChangeable = BEFORE_DISPATCH.includes(order.status) && !hasSent && may("orders:write")
  return (
    <>
      {isChangeable && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
          {t("deliveryChange.begin")}
        </Button>
      )}
      {isOpen && <DeliveryDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
