import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useCombineParcels, useLabelService } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../../components/Button"
import { Dialog } from "../../../../components/Dialog"
import { useMay } from "../../guard/use-may"
import { orderAddress } from "../../screen-addresses"
import { TrackingField, useTrackingNumber } from "../../orders/TrackingField"
import { DialogActions } from "../../dialog/DialogActions"
import { useResultToast } from "../../use-result-toast"

/** Lists the orders in the same parcel, or offers to combine the customer's open orders. */
export function CombineNotice({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  const { combinable, together } = order
  const isOffered = combinable.length > 0 && !order.on_hold && may("orders:write")
  // An open dialog stays, because it contains the typed tracking number.
  if (!together.length && !isOffered && !isOpen) return null
  return (
    <section
      aria-label={t("combine.title")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken p-4"
    >
      <p>
        {t(together.length ? "combine.together" : "combine.offer")}{" "}
        {(together.length ? together : combinable).map((number) => (
          <Link key={number} to={orderAddress(number)} className="mr-2">
            {number}
          </Link>
        ))}
      </p>
      {!together.length && (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {t("combine.begin")}
        </Button>
      )}
      {isOpen && <CombineDialog order={order} onClose={() => setOpen(false)} />}
    </section>
  )
}

function CombineDialog({ order, onClose }: { order: AdminOrderDetail; onClose: () => void }) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const isConnected = useLabelService()
  const { mutateAsync, isPending } = useCombineParcels()
  const tracking = useTrackingNumber("", !isConnected)
  const numbers = [order.order_number, ...order.combinable]

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const tracking_number = tracking.read()
    if (tracking_number === undefined || isPending) return
    void withToast(
      mutateAsync({
        orders: numbers.map((order_number) => ({ order_number })),
        ...(tracking_number && { tracking_number }),
      }),
      t("combine.done"),
      t("parcels.failed"),
    ).then(onClose, () => undefined)
  }

  return (
    <Dialog open onClose={onClose} title={t("combine.title")}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p className="text-bark">{t("combine.explain", { numbers: numbers.join(", ") })}</p>
        <TrackingField tracking={tracking} hint={isConnected ? t("combine.trackingHint") : undefined} />
        <DialogActions onCancel={onClose} action={t("combine.action")} pending={isPending} />
      </form>
    </Dialog>
  )
}
