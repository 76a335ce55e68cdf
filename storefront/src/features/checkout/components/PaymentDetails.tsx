import type { PaymentStatus } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { formatAmount } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"

/** @param hasPage false if gift cards, store credit or promotions pay everything */
export function PaymentDetails({ status, hasPage = true }: { status: PaymentStatus; hasPage?: boolean }) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const { metadata, amount_total, currency, payment_status, awaited } = status
  const paid = payment_status === "paid"
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 sm:p-6">
      <Detail label={t("success.orderNumber")}>{metadata.order_number || t("success.notAvailable")}</Detail>
      <Detail label={t("success.amount")}>{formatAmount(amount_total, currency, language)}</Detail>
      <Detail label={t("success.email")}>{metadata.customer_email || t("success.notProvided")}</Detail>
      <Detail label={t("success.method")}>
        <span className="mr-3 empty:hidden">
          {awaited?.name ?? (hasPage && amount_total > 0 && t("success.provider"))}
        </span>
        <Badge tone={paid ? "success" : "warning"}>
          {paid ? t("success.paid") : awaited ? t("awaited.badge") : t("success.processing")}
        </Badge>
      </Detail>
    </dl>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-bark">{label}</dt>
      <dd className="font-semibold break-words tabular-nums">{children}</dd>
    </div>
  )
}
