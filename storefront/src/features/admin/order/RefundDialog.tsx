import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useRefund } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { EMPTY_DRAFT, everything, inLocalNames, priced, totalProblem } from "./refund-draft"
import { RefundPartsFields } from "./RefundPartsFields"
import { RestockField } from "./RestockField"
import { RefundTotal } from "./RefundTotal"
import { useIntentionKey } from "../use-intention-key"
import { DialogActions } from "../dialog/DialogActions"
import { useResultToast } from "../use-result-toast"

type RefundDialogProps = { order: AdminOrderDetail; onClose: () => void }

export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useRefund(order.order_number)
  const keyOf = useIntentionKey()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  // True for a full refund, which the server calculates. A changed field sets it to false.
  const [isEverything, setEverything] = useState(false)
  const [reason, setReason] = useState("")
  const [account, setAccount] = useState("")
  const [asCredit, setAsCredit] = useState(false)
  const [restock, setRestock] = useState(!order.has_left)
  const [isTried, setTried] = useState(false)
  const { parts, total_cents, wrong } = priced(draft, order.refundable)
  const cents = isEverything ? order.refundable_cents : total_cents
  const problem = isEverything ? undefined : totalProblem(cents, order.refundable_cents)
  const isValid = isEverything || (wrong.length === 0 && !problem)
  const asksAccount = order.asks_refund_account && !asCredit
  const amount = (of: number) => formatCents(of, language)

  function chooseEverything() {
    setDraft(everything(order.refundable, order.refundable_cents, language))
    setEverything(true)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    const iban = asksAccount ? account.trim() : ""
    if (isPending || !isValid || (asksAccount && !iban)) return
    const request = {
      ...(!isEverything && parts),
      ...(parts.items && { restock }),
      amount_cents: cents,
      ...(reason.trim() && { reason: reason.trim() }),
      ...(iban && { account: iban }),
      ...(asCredit && { as_store_credit: true }),
    }
    // `mutate` would not call its callbacks after the dialog is closed.
    void withToast(
      mutateAsync({ ...request, key: keyOf(JSON.stringify(request)) }),
      t("done.refund", { amount: amount(cents) }),
      t("failure.refund"),
    ).then(onClose, () => undefined)
  }

  return (
    <Dialog open onClose={onClose} title={t("refund.title", { number: order.order_number })}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Button variant="secondary" size="sm" className="self-start" onClick={chooseEverything}>
          {t("refund.all")}
        </Button>
        <RefundPartsFields
          refundable={inLocalNames(order.refundable, order.items)}
          draft={draft}
          onChange={(changed) => {
            setDraft(changed)
            setEverything(false)
          }}
          wrong={isTried && !isEverything ? wrong : []}
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
        {order.offers_store_credit && (
          <label className="flex min-h-11 cursor-pointer items-start gap-3">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 accent-leaf"
              checked={asCredit}
              onChange={({ target }) => setAsCredit(target.checked)}
            />
            <span>
              {t("refund.asCredit")}
              <span className="block text-sm text-bark">{t("refund.asCreditHint")}</span>
            </span>
          </label>
        )}
        {asksAccount && (
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
          cents={cents}
          problem={
            isTried && problem
              ? t(`refund.${problem}`, { amount: amount(order.refundable_cents) })
              : undefined
          }
        />
        <p className="text-sm text-bark">
          {t(asCredit ? "refund.noteCredit" : asksAccount ? "refund.noteByHand" : "refund.note")}
        </p>
        <DialogActions
          onCancel={onClose}
          action={cents > 0 ? t("refund.action", { amount: amount(cents) }) : t("refund.actionEmpty")}
          variant="danger"
          pending={isPending}
        />
      </form>
    </Dialog>
  )
}
