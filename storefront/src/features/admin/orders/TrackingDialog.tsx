import type { AdminOrder } from "@bon-perroquet/contract"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"

/** As the contract has a tracking number. */
const TRACKING_NUMBER = /^[A-Za-z0-9 -]{4,40}$/

type TrackingDialogProps = {
  order: AdminOrder
  onClose: () => void
  onSend: (trackingNumber?: string) => void
}

/** Asks for the parcel's number on its way out; a parcel may have none. */
export function TrackingDialog({ order, onClose, onSend }: TrackingDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const [number, setNumber] = useState(order.delivery.tracking_number ?? "")
  const [isWrong, setWrong] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const typed = number.trim()
    if (typed && !TRACKING_NUMBER.test(typed)) setWrong(true)
    else onSend(typed || undefined)
  }

  return (
    <Dialog open onClose={onClose} title={t("orders.ship.title", { number: order.order_number })}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field
          label={t("orders.ship.tracking")}
          optionalLabel={common("optional")}
          hint={t("orders.ship.hint")}
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
          <Button type="submit">{t("orders.ship.action")}</Button>
        </div>
      </form>
    </Dialog>
  )
}
