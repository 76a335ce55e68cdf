import type { AdminOrder } from "@bon-perroquet/contract"
import { useAdminOrders } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatShortDay } from "../../../components/date"
import { Price } from "../../../components/price"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { OrderCard, StatusBadge } from "../../order"
import { pageQuestion, Paging } from "../lists/Paging"
import { orderAddress } from "../orders/order-address"
import { useAddress } from "../use-address"

/** Lists a customer's orders, both as a guest and with an account, newest first. */
export function CustomerOrders({ customerId }: { customerId: string }) {
  const { t } = useTranslation("admin")
  const { page, change } = useAddress()
  const columns = useColumns()
  const { data, error, isPlaceholderData, refetch } = useAdminOrders({
    ...pageQuestion(page),
    customer: customerId,
  })
  const title = t("frame.to.orders")
  return (
    <OrderCard title={title}>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className="text-bark">{t("orders.none")}</p>}
      {data && data.rows.length > 0 && (
        <DataTable
          label={title}
          columns={columns}
          rows={data.rows}
          keyOf={({ order_number }) => order_number}
          isBusy={isPlaceholderData}
        />
      )}
      {data && data.total > 0 && (
        <Paging page={page} total={data.total} onTurn={(to) => change({ page: String(to) })} />
      )}
    </OrderCard>
  )
}

function useColumns(): Column<AdminOrder>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      id: "number",
      label: t("orders.number"),
      isWide: true,
      cell: ({ order_number }) => (
        <Link
          to={orderAddress(order_number)}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-leaf underline underline-offset-2"
        >
          {order_number}
        </Link>
      ),
    },
    {
      id: "date",
      label: t("orders.date"),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDay(created_at, language)}</time>,
    },
    { id: "status", label: t("orders.status"), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: "total",
      label: t("orders.total"),
      isFigure: true,
      cell: ({ totals }) => <Price cents={totals.total_cents} className="font-semibold" />,
    },
  ]
}
