import type { Analytics } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"

export function PeriodTotals({ period }: { period: Analytics["period"] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const vat = period.vat.reduce((sum, { vat_cents }) => sum + vat_cents, 0)
  const figures = [
    [t("figures.revenue"), formatCents(period.revenue_cents, language)],
    [t("figures.orders"), formatCount(period.orders, language)],
    [t("figures.average"), formatCents(period.average_order_cents, language)],
    [t("figures.vat"), formatCents(vat, language)],
  ] as const
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-sunken p-4 sm:p-5 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-bark">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
