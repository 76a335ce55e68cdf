import type { AdminFormerOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import type { Column } from "../../../components/DataTable"
import { formatAmount } from "@bon-perroquet/contract"
import { useLanguage } from "../../../i18n"
import { FormerOrderFacts } from "../../order"
import { formatShortDay } from "../short-date"

export function useFormerOrderColumns(): Column<AdminFormerOrder>[] {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { language } = useLanguage()
  return [
    {
      id: "number",
      label: t("orders.number"),
      isWide: true,
      cell: (order) => <Details order={order} />,
    },
    {
      id: "date",
      label: t("orders.date"),
      cell: ({ placed_at }) => <time dateTime={placed_at}>{formatShortDay(placed_at, language)}</time>,
    },
    {
      id: "status",
      label: t("orders.status"),
      cell: ({ status }) => account(`formerOrders.statuses.${status}`),
    },
    {
      id: "total",
      label: t("orders.total"),
      isFigure: true,
      cell: ({ total_cents, currency }) => (
        <span className="font-semibold">{formatAmount(total_cents, currency, language)}</span>
      ),
    },
  ]
}

function Details({ order }: { order: AdminFormerOrder }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        <span className="font-semibold wrap-anywhere">{order.number}</span>
        <span className="block text-sm wrap-anywhere text-bark">{order.email}</span>
      </summary>
      <div className="py-2">
        <FormerOrderFacts order={order} />
      </div>
    </details>
  )
}
