import type { AdminOrder, OrderParcel } from "@bon-perroquet/contract"
import {
  useLabelParcel,
  useLabelService,
  useUnpackParcel,
  useChangeParcel,
} from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { toast, useFailureToast } from "../../../../components/toast"
import { Dialog } from "../../../../components/Dialog"
import { TrackingField, useTrackingNumber } from "../../orders/TrackingField"
import { DialogActions } from "../../dialog/DialogActions"
import { useResultToast } from "../../use-result-toast"

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

type ParcelTrackingProps = {
  orderNumber: string
  parcel: OrderParcel
  name: string
  onClose: () => void
}

function ParcelTracking({ orderNumber, parcel, name, onClose }: ParcelTrackingProps) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useChangeParcel(orderNumber, parcel.id)
  const isSent = parcel.shipped_at !== null
  const tracking = useTrackingNumber(parcel.tracking_number ?? "", isSent)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const tracking_number = tracking.read()
    if (tracking_number === undefined || isPending) return
    void withToast(
      mutateAsync({
        ...(!isSent && { shipped: true }),
        ...(tracking_number && { tracking_number }),
      }),
      t(isSent ? "done.order" : "parcels.shippedDone", { name }),
      t("parcels.failed"),
    ).then(onClose, () => undefined)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isSent ? "parcels.trackingTitle" : "parcels.shipTitle", { name })}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <TrackingField tracking={tracking} hint={t(isSent ? "orders.tracking.hint" : "orders.ship.hint")} />
        <DialogActions
          onCancel={onClose}
          action={t(isSent ? "orders.tracking.action" : "orders.ship.action")}
          pending={isPending}
        />
      </form>
    </Dialog>
  )
}
