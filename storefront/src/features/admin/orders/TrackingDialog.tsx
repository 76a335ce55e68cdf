import type { AdminOrder } from "@bon-perroquet/contract"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Conflicts } from "../../../components/draft"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { nextTracking } from "./divided-goods"
import { TRACKING_NUMBER } from "./tracking-number"

type TrackingDialogProps = {
  order: AdminOrder
  /** "shipped" marks the parcel as sent. "tracking" changes the number of a sent parcel. */
  purpose: "shipped" | "tracking"
  /** Number that was typed before and could not be saved. */
  typed: string | undefined
  /** Typed number, and the number that somebody else saved at the same time. */
  conflict: { typed: string; number: string } | null
  onClose: () => void
  onSend: (trackingNumber?: string) => void
}

/** Asks for a tracking number, which is optional. */
export function TrackingDialog({ order, purpose, typed, conflict, onClose, onSend }: TrackingDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const [number, setNumber] = useState(
    typed ?? (purpose === "shipped" ? nextTracking(order) : order.delivery.tracking_number) ?? "",
  )
  const [isWrong, setWrong] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const entered = number.trim()
    const isNeeded = purpose === "tracking"
    if ((entered || isNeeded) && !TRACKING_NUMBER.test(entered)) setWrong(true)
    else if (isNeeded && entered === (conflict?.number ?? order.delivery.tracking_number)) onClose()
    else onSend(entered || undefined)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(purpose === "shipped" ? "orders.ship.title" : "orders.tracking.title", {
        number: order.order_number,
      })}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Conflicts
          conflicts={conflict ? [{ path: "", mine: conflict.typed, theirs: conflict.number }] : []}
          texts={{ nameOf: () => t("orders.ship.tracking"), valueOf: (_path, value) => String(value) }}
          onChoose={(_path, value) => setNumber(String(value))}
        />
        <Field
          label={t("orders.ship.tracking")}
          optionalLabel={purpose === "shipped" ? common("optional") : undefined}
          hint={t(purpose === "shipped" ? "orders.ship.hint" : "orders.tracking.hint")}
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
          <Button type="submit">
            {t(purpose === "shipped" ? "orders.ship.action" : "orders.tracking.action")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
