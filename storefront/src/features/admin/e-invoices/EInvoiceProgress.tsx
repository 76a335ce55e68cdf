import type { EInvoice, EInvoiceState, EInvoiceChange } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { Badge } from "../../../components/Badge"
import { useChangeEInvoice } from "@bon-perroquet/shop-react/admin"
import { Button } from "../../../components/Button"
import { toast, useFailureToast } from "../../../components/toast"
import { useMay } from "../guard/use-may"

type EInvoiceProgressProps = { eInvoice: EInvoice; isHandedOver: boolean }

export function EInvoiceProgress({ eInvoice, isHandedOver }: EInvoiceProgressProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { state, changed_at, reason } = eInvoice
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-bark">
        <EInvoiceStateBadge state={state} />
        {changed_at && <span>{t("eInvoices.since", { date: formatMoment(changed_at, language) })}</span>}
      </p>
      {state === "download" && <p className="text-sm text-bark">{t("eInvoices.download")}</p>}
      {reason && (
        <p lang="en" className="text-sm wrap-anywhere">
          {reason}
        </p>
      )}
      <EInvoiceActions eInvoice={eInvoice} isHandedOver={isHandedOver} />
    </div>
  )
}

const TONES = {
  download: "quiet",
  waiting: "warning",
  sent: "information",
  delivered: "success",
  refused: "danger",
  unregistered: "danger",
  settled: "quiet",
} as const satisfies Record<EInvoiceState, string>

function EInvoiceStateBadge({ state }: { state: EInvoiceState }) {
  const { t } = useTranslation("admin")
  return <Badge tone={TONES[state]}>{t(`eInvoices.states.${state}`)}</Badge>
}

/** States in which an e-invoice stays undelivered until an administrator acts. */
const OPEN: readonly EInvoiceState[] = ["download", "refused", "unregistered"]

type EInvoiceActionsProps = { eInvoice: EInvoice; isHandedOver: boolean }

/** Sends an e-invoice again, or marks it as delivered another way. Sending it again removes the mark. */
function EInvoiceActions({ eInvoice: { number, kind, state, reason }, isHandedOver }: EInvoiceActionsProps) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useChangeEInvoice()
  const isStuck = state === "waiting" && reason !== null
  const isSettled = state === "settled"
  if (!may("orders:write") || !(OPEN.includes(state) || isStuck || isSettled)) return null
  const name = t(kind === "credit_note" ? "eInvoices.creditNote" : "eInvoices.invoice", { number })
  const change = (requested: EInvoiceChange["state"]) =>
    // `mutate` would not call its callbacks, because a refetch may unmount the entry.
    void mutateAsync({ number, state: requested }).then(
      () =>
        toast({
          variant: "success",
          title: t(requested === "waiting" ? "eInvoices.queued" : "eInvoices.settled"),
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
