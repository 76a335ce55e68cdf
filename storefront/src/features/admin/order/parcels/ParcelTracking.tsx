import type { OrderParcel } from "@bon-perroquet/contract"
import { useChangeParcel } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Dialog } from "../../../../components/Dialog"
import { Field } from "../../../../components/Field"
import { toast, useFailureToast } from "../../../../components/toast"
import { TRACKING_NUMBER } from "../../orders/tracking-number"

type ParcelTrackingProps = {
  orderNumber: string
  parcel: OrderParcel
  name: string
  onClose: () => void
}

export function ParcelTracking({ orderNumber, parcel, name, onClose }: ParcelTrackingProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const showFailure = useFailureToast()
  const { mutateAsync, isPending } = useChangeParcel(orderNumber, parcel.id)
  const [number, setNumber] = useState(parcel.tracking_number ?? "")
  const [isWrong, setWrong] = useState(false)
  const isSent = parcel.shipped_at !== null

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const tracking_number = number.trim()
    if ((tracking_number || isSent) && !TRACKING_NUMBER.test(tracking_number)) {
      setWrong(true)
      return
    }
    if (isPending) return
    void mutateAsync({
      ...(!isSent && { shipped: true }),
      ...(tracking_number && { tracking_number }),
    }).then(
      () => {
        toast({ variant: "success", title: t(isSent ? "done.order" : "parcels.shippedDone", { name }) })
        onClose()
      },
      (error: unknown) => showFailure(error, t("parcels.failed")),
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isSent ? "parcels.trackingTitle" : "parcels.shipTitle", { name })}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field
          label={t("orders.ship.tracking")}
          optionalLabel={isSent ? undefined : common("optional")}
          hint={t(isSent ? "orders.tracking.hint" : "orders.ship.hint")}
          error={isWrong ? t("orders.ship.wrong") : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={number}
          onChange={({ target }) => {
            setNumber(target.value)
            setWrong(false)
          }}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" pending={isPending}>
            {t(isSent ? "orders.tracking.action" : "orders.ship.action")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
