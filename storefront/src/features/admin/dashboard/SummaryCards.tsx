import { toCents } from "@bon-perroquet/contract"
import { useAnalytics } from "@bon-perroquet/shop-react/admin"
import { Euro, Package, ReceiptText, UsersRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../../components/price"
import { Skeleton } from "../../../components/Skeleton"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { useLoadFailure } from "../use-load-failure"

export function SummaryCards() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data, error } = useAnalytics()
  useLoadFailure(error)
  const count = (number: number | undefined) => number !== undefined && formatCount(number, language)
  const cards = [
    { label: t("cards.orders"), value: count(data?.total_orders), icon: ReceiptText },
    { label: t("cards.users"), value: count(data?.total_users), icon: UsersRound },
    { label: t("cards.products"), value: count(data?.total_products), icon: Package },
    {
      label: t("cards.revenue"),
      value: data && formatCents(toCents(data.total_revenue), language),
      icon: Euro,
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cards.map(({ label, value, icon: Icon }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-card p-3.5 sm:p-5"
        >
          <dt className="flex items-center gap-2 text-sm text-bark">
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </dt>
          <dd className="font-serif text-lg font-semibold tabular-nums sm:text-xl">
            {value || (error ? "–" : <Skeleton className="my-1 h-5 w-16" />)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
