import type { AdminOrder } from "@bon-perroquet/contract"
import { useRefund } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { formatCents } from "../../../components/price"
import { toast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { useFailureToast } from "../../account/use-failure-toast"
import { parseCents, typedCents } from "../figures"
import { useIntentionKey } from "./use-intention-key"

type RefundDialogProps = { order: AdminOrder; onClose: () => void }

/** Gives back all that is left, or a part of it. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useRefund(order.order_number)
  const keyOf = useIntentionKey()
  const most = order.refundable_cents
  const [typed, setTyped] = useState(() => typedCents(most))
  const [reason, setReason] = useState("")
  const [isWrong, setWrong] = useState(false)
  const amount = (cents: number) => formatCents(cents, language)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const cents = parseCents(typed)
    if (isPending) return
    if (cents === null || cents < 1 || cents > most) {
      setWrong(true)
      return
    }
    const said = reason.trim()
    const refund = { amount_cents: cents, ...(said && { reason: said }), key: keyOf(`${cents} ${said}`) }
    mutate(refund, {
      onSuccess: () => {
        toast({ variant: "success", title: t("done.refund", { amount: amount(cents) }) })
        onClose()
      },
      onError: (error) => sayFailure(error, t("failure.refund")),
    })
  }

  return (
    <Dialog open onClose={onClose} title={t("refund.title", { number: order.order_number })}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field
          label={t("refund.amount")}
          hint={t("refund.most", { amount: amount(most) })}
          error={isWrong ? t("refund.wrong", { amount: amount(most) }) : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
        />
        <Field
          label={t("refund.reason")}
          optionalLabel={common("optional")}
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="text-sm text-bark">{t("refund.note")}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" variant="danger" pending={isPending}>
            {t("refund.action")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
