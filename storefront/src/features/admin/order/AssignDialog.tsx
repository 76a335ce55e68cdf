import type { Refund, Refundable } from "@bon-perroquet/contract"
import { useAssignRefund } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../components/Dialog"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { EMPTY_DRAFT, priced } from "./refund-draft"
import { RefundPartsFields } from "./RefundPartsFields"
import { RefundTotal } from "./RefundTotal"
import { DialogActions } from "../dialog/DialogActions"
import { useResultToast } from "../use-result-toast"

type AssignDialogProps = { number: string; refund: Refund; assignable: Refundable; onClose: () => void }

/** Assigns a refund that was made at Stripe to order lines or the delivery, because its VAT depends on them. */
export function AssignDialog({ number, refund, assignable, onClose }: AssignDialogProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useAssignRefund(number, refund.id)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isTried, setTried] = useState(false)
  const { parts, total_cents, wrong } = priced(draft, assignable)
  const isDifferent = total_cents !== refund.amount_cents
  const amount = formatCents(refund.amount_cents, language)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (isPending || wrong.length > 0 || isDifferent) return
    // `mutate` would not call its callbacks, because a refetch unmounts the dialog.
    void withToast(mutateAsync(parts), t("refund.assigned"), t("refund.assignFailed")).then(
      onClose,
      () => undefined,
    )
  }

  return (
    <Dialog open onClose={onClose} title={t("refund.assignTitle", { amount })}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p className="text-bark">{t("refund.assignNote", { amount })}</p>
        <RefundPartsFields
          refundable={assignable}
          draft={draft}
          onChange={setDraft}
          wrong={isTried ? wrong : []}
        />
        <RefundTotal
          cents={total_cents}
          problem={isTried && isDifferent ? t("refund.assignDiffers", { amount }) : undefined}
        />
        <DialogActions onCancel={onClose} action={t("refund.assign")} pending={isPending} />
      </form>
    </Dialog>
  )
}
