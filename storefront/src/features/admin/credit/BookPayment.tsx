import {
  formatEditedCents,
  dayInBelgium,
  daySchema,
  typedCents,
  type CreditInvoice,
} from "@bon-perroquet/contract"
import { useBookCreditPayment } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { useResultToast } from "../use-result-toast"
import { DialogActions } from "../dialog/DialogActions"

type BookPaymentProps = { customerId: string; invoice: CreditInvoice; onClose: () => void }

/** Dialog to book a received payment of an invoice, or the repayment of an amount that the shop owes. */
export function BookPayment({ customerId, invoice, onClose }: BookPaymentProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useBookCreditPayment(customerId)
  const { order_number, open_cents } = invoice
  const due = Math.abs(open_cents)
  const [typed, setTyped] = useState(formatEditedCents(due, language))
  const [day, setDay] = useState(() => dayInBelgium(new Date()))
  const cents = typedCents(typed)
  const isWrong = !cents || cents > due
  const isDayWrong = !daySchema.safeParse(day).success
  const kind = open_cents > 0 ? "payment" : "payout"

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending || isWrong || isDayWrong) return
    const booking = mutateAsync({ kind, order_number, amount_cents: cents, day, open_cents })
    void withToast(booking, t("credit.booked"), t("credit.failed")).then(onClose, () => undefined)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(kind === "payment" ? "credit.bookTitle" : "credit.payBackTitle", { number: order_number })}
    >
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field
          label={t("credit.amount")}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isWrong ? t("credit.amountWrong") : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field
          type="date"
          label={t("credit.day")}
          value={day}
          error={isDayWrong ? t("credit.dayWrong") : undefined}
          onChange={({ target }) => setDay(target.value)}
        />
        <DialogActions onCancel={onClose} action={t("credit.bookAction")} pending={isPending} />
      </form>
    </Dialog>
  )
}
