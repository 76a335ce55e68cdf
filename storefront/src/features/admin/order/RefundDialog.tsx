import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useRefund } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { formatCents } from "../../../components/price"
import { toast, useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { EMPTY_DRAFT, priced } from "./refund-draft"
import { RefundPartsFields } from "./RefundPartsFields"
import { RestockField } from "./RestockField"
import { RefundTotal } from "./RefundTotal"
import { useIntentionKey } from "./use-intention-key"

type RefundDialogProps = { order: AdminOrderDetail; onClose: () => void }

/** Gives back what is named of an order, or all that is left. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useRefund(order.order_number)
  const keyOf = useIntentionKey()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [reason, setReason] = useState("")
  const [account, setAccount] = useState("")
  const [restock, setRestock] = useState(!order.has_left)
  const [isTried, setTried] = useState(false)
  const { parts, total_cents, wrong } = priced(draft, order.refundable)
  const amount = (cents: number) => formatCents(cents, language)

  function refund(what: object, cents: number) {
    if (isPending) return
    setTried(true)
    const said = reason.trim()
    const iban = account.trim()
    if (order.asks_refund_account && !iban) return
    const wanted = {
      ...what,
      amount_cents: cents,
      ...(said && { reason: said }),
      ...(iban && { account: iban }),
    }
    // Who closes the dialog meanwhile is told as well: what `mutate` is given would not be called then.
    void mutateAsync({ ...wanted, key: keyOf(JSON.stringify(wanted)) }).then(
      () => {
        toast({ variant: "success", title: t("done.refund", { amount: amount(cents) }) })
        onClose()
      },
      (error: unknown) => sayFailure(error, t("failure.refund")),
    )
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (wrong.length === 0 && total_cents > 0 && total_cents <= order.refundable_cents)
      refund({ ...parts, ...(parts.items && { restock }) }, total_cents)
  }

  return (
    <Dialog open onClose={onClose} title={t("refund.title", { number: order.order_number })}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <RefundPartsFields
          refundable={order.refundable}
          draft={draft}
          onChange={setDraft}
          wrong={isTried ? wrong : []}
        >
          {parts.items && <RestockField hasLeft={order.has_left} checked={restock} onChange={setRestock} />}
        </RefundPartsFields>
        <Field
          label={t("refund.reason")}
          hint={t("refund.reasonHint")}
          optionalLabel={common("optional")}
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {order.asks_refund_account && (
          <Field
            label={t("refund.account")}
            hint={t("refund.accountHint")}
            maxLength={50}
            autoComplete="off"
            value={account}
            error={isTried && !account.trim() ? t("refund.accountMissing") : undefined}
            onChange={({ target }) => setAccount(target.value)}
          />
        )}
        <RefundTotal
          cents={total_cents}
          problem={isTried && total_cents === 0 ? t("refund.nothing") : undefined}
        />
        <p className="text-sm text-bark">
          {order.asks_refund_account ? t("refund.noteByHand") : t("refund.note")}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="secondary" disabled={isPending} onClick={() => refund({}, order.refundable_cents)}>
            {t("refund.all", { amount: amount(order.refundable_cents) })}
          </Button>
          <Button type="submit" variant="danger" pending={isPending}>
            {t("refund.action")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
