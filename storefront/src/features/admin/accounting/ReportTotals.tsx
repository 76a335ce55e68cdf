import type { VatReport } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"

export function ReportTotals({ documents }: { documents: VatReport["documents"] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const figures = [
    [t("vatReport.invoices"), formatCount(documents.invoices, language)],
    [t("vatReport.creditNotes"), formatCount(documents.credit_notes, language)],
    [t("vatReport.total"), formatCents(documents.total_cents, language)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-sunken p-4 sm:grid-cols-3 sm:p-5">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-bark">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
