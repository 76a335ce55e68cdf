import type { EInvoice, EInvoiceChange, EInvoiceState } from "@bon-perroquet/contract"
import { useChangeEInvoice } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { toast, useFailureToast } from "../../../components/toast"
import { useMay } from "../guard/use-may"

/** States without delivery that only an administrator can leave. */
const OPEN: readonly EInvoiceState[] = ["download", "refused", "unregistered"]

type EInvoiceActionsProps = { eInvoice: EInvoice; isHandedOver: boolean }

/**
 * Sends an e-invoice again, or marks it as delivered by other means. Sending it again removes the mark.
 */
export function EInvoiceActions({
  eInvoice: { number, kind, state, reason },
  isHandedOver,
}: EInvoiceActionsProps) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useChangeEInvoice()
  const isStuck = state === "waiting" && reason !== null
  const isSettled = state === "settled"
  if (!may("orders:write") || !(OPEN.includes(state) || isStuck || isSettled)) return null
  const name = t(kind === "credit_note" ? "eInvoices.creditNote" : "eInvoices.invoice", { number })
  const change = (wanted: EInvoiceChange["state"]) =>
    // `mutate` would not call its callbacks, because the entry may unmount when the list is refetched.
    void mutateAsync({ number, state: wanted }).then(
      () =>
        toast({
          variant: "success",
          title: t(wanted === "waiting" ? "eInvoices.queued" : "eInvoices.settled"),
        }),
      (error: unknown) => sayFailure(error, t("eInvoices.failed")),
    )
  const again = state === "download" ? "send" : "again"
  return (
    <div className="flex flex-wrap gap-2">
      {isHandedOver && !isStuck && (
        <Button
          variant="secondary"
          size="sm"
          pending={isPending}
          aria-label={t(`eInvoices.${again}Of`, { name })}
          onClick={() => change("waiting")}
        >
          {t(`eInvoices.${again}`)}
        </Button>
      )}
      {!isSettled && (
        <Button
          variant="quiet"
          size="sm"
          pending={isPending}
          aria-label={t("eInvoices.settleOf", { name })}
          onClick={() => change("settled")}
        >
          {t("eInvoices.settle")}
        </Button>
      )}
    </div>
  )
}
