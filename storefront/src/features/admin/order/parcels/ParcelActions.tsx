import type { AdminOrder, OrderParcel } from "@bon-perroquet/contract"
import { useLabelParcel, useLabelService, useUnpackParcel } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { toast, useFailureToast } from "../../../../components/toast"
import { ParcelTracking } from "./ParcelTracking"

type ParcelActionsProps = {
  order: AdminOrder
  parcel: OrderParcel
  name: string
}

export function ParcelActions({ order, parcel, name }: ParcelActionsProps) {
  const { t } = useTranslation("admin")
  const showFailure = useFailureToast()
  const isConnected = useLabelService()
  const label = useLabelParcel(order.order_number, parcel.id)
  const unpack = useUnpackParcel(order.order_number, parcel.id)
  const [isOpen, setOpen] = useState(false)
  const isHere = parcel.shipped_at === null
  // `mutate` would not call its callbacks, because a refetch may unmount a button.
  const run = (work: Promise<unknown>, done: string) =>
    void work.then(
      () => toast({ variant: "success", title: done }),
      (error: unknown) => showFailure(error, t("parcels.failed")),
    )
  /** Returns a button's accessible name, which contains the visible text. */
  const labelOf = (action: string) => t("parcels.actionOf", { action, name })
  const correction = t(parcel.tracking_number ? "orders.tracking.correct" : "orders.tracking.add")
  // An open dialog stays, because it contains the typed tracking number.
  if (order.on_hold && isHere && !isOpen) return null
  return (
    <span className="flex flex-wrap gap-2">
      {isHere && (
        <Button size="sm" aria-label={labelOf(t("orders.next.shipped"))} onClick={() => setOpen(true)}>
          {t("orders.next.shipped")}
        </Button>
      )}
      {isHere && isConnected && !parcel.tracking_number && (
        <Button
          variant="secondary"
          size="sm"
          pending={label.isPending}
          aria-label={labelOf(t("many.labels.one"))}
          onClick={() => run(label.mutateAsync(), t("parcels.labelled"))}
        >
          {t("many.labels.one")}
        </Button>
      )}
      {isHere ? (
        <Button
          variant="secondary"
          size="sm"
          pending={unpack.isPending}
          aria-label={labelOf(t("parcels.unpack"))}
          onClick={() => run(unpack.mutateAsync(), t("parcels.unpacked"))}
        >
          {t("parcels.unpack")}
        </Button>
      ) : (
        <Button variant="quiet" size="sm" aria-label={labelOf(correction)} onClick={() => setOpen(true)}>
          {correction}
        </Button>
      )}
      {isOpen && (
        <ParcelTracking
          orderNumber={order.order_number}
          parcel={parcel}
          name={name}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}
