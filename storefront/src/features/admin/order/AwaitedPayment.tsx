import { formatEditedCents, typedCents } from "@bon-perroquet/contract"
import type { AdminOrderDetail, PaymentInstructions } from "@bon-perroquet/contract"
import { useReceivePayment } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { DialogActions } from "../dialog/DialogActions"
import { useResultToast } from "../use-result-toast"

type AwaitedPaymentProps = Pick<AdminOrderDetail, "order_number"> & { awaited: PaymentInstructions }

/** Shows the payment instructions of the customer, and lets staff record the payment. */
export function AwaitedPayment({ order_number, awaited }: AwaitedPaymentProps) {
  const { t } = useTranslation("admin")
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-col gap-3 rounded-card bg-seed-wash p-3">
      <p className="font-semibold">{t("payment.awaited", { method: awaited.name })}</p>
      <dl className="flex flex-col gap-2 text-sm">
        {awaited.rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-bark">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Button className="self-start" onClick={() => setAsking(true)}>
        {t("payment.receive")}
      </Button>
      {isAsking && (
        <ReceivedDialog
          number={order_number}
          dueCents={awaited.amount_cents}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

type ReceivedDialogProps = { number: string; dueCents: number; onClose: () => void }

/** Dialog to enter the received amount. Only the full amount makes the order paid. */
function ReceivedDialog({ number, dueCents, onClose }: ReceivedDialogProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useReceivePayment(number)
  const [typed, setTyped] = useState(formatEditedCents(dueCents, language))
  const cents = typedCents(typed)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending || !cents) return
    // `mutate` would not call its callbacks, because a refetch unmounts the dialog.
    void withToast(
      mutateAsync({ received_cents: cents }),
      t("done.paid", { number }),
      t("failure.order"),
    ).then(onClose, () => undefined)
  }

  return (
    <Dialog open onClose={onClose} title={t("payment.receiveTitle", { number })}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p className="text-bark">{t("payment.receiveText", { amount: formatCents(dueCents, language) })}</p>
        <Field
          label={t("payment.received")}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={cents ? undefined : t("payment.receivedWrong")}
          onChange={({ target }) => setTyped(target.value)}
        />
        <DialogActions onCancel={onClose} action={t("payment.receiveAction")} pending={isPending} />
      </form>
    </Dialog>
  )
}
