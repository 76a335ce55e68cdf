import type { EInvoice } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { EInvoiceActions } from "./EInvoiceActions"
import { EInvoiceStateBadge } from "./EInvoiceStateBadge"

type EInvoiceProgressProps = { eInvoice: EInvoice; isHandedOver: boolean }

/** Shows the state, date and error of an e-invoice, and its actions. */
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
