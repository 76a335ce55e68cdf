import { useAdminFormerOrders, useAdminOrders, useCustomer } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Waiting } from "../../../components/Waiting"
import { ADMIN_PAGE_SIZE, type CustomerDetail as Customer, type AdminOrder } from "@bon-perroquet/contract"
import { useFormerOrderColumns } from "../former-orders/use-former-order-columns"
import { useMay } from "../guard/use-may"
import { MessagesCard } from "../mail/MessagesCard"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { NotesCard } from "../notes/NotesCard"
import { AddressesCard } from "./AddressesCard"
import { ContactCard } from "./ContactCard"
import { CustomFieldsCard } from "./CustomFieldsCard"
import { KindBadge } from "./use-customer-columns"
import { CreditCard } from "../credit/CreditCard"
import { StoreCreditCard } from "../gift-cards/StoreCreditCard"
import { GroupsCard } from "../trade/GroupsCard"
import { WorthCard } from "./WorthCard"
import { DataTable, type Column } from "../../../components/DataTable"
import { formatShortDay } from "../short-date"
import { Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { OrderCard, StatusBadge } from "../../order"
import { pageQuestion, Paging } from "../lists/Paging"
import { orderAddress } from "../screen-addresses"
import { useAddress } from "../use-address"
import { RecordScreen } from "../subscreen/Subscreen"

export function CustomerScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const query = useCustomer(id)
  const customer = query.data
  return (
    <RecordScreen
      title={customer ? customer.name || customer.email : t("customers.one")}
      back={{ to: "/admin/customers", text: t("frame.to.customers") }}
      beside={customer && <KindBadge kind={customer.kind} />}
      unknown={{ title: t("customers.unknown"), text: t("customers.unknownText") }}
      query={query}
    >
      {(found) => <CustomerDetail customer={found} />}
    </RecordScreen>
  )
}

function CustomerDetail({ customer }: { customer: Customer }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const { id, kind, addresses } = customer
  const about = { customer: id }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <OpenInMedusa path={`/customers/${id}`} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          {may("orders:read") && <CustomerOrders customerId={id} />}
          {may("orders:read") && <CustomerFormerOrders customerId={id} />}
          <NotesCard about={about} hint={t("notes.hintCustomer")} />
          {may("messages") && <MessagesCard about={about} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ContactCard customer={customer} />
          <WorthCard customer={customer} />
          <CustomFieldsCard customer={customer} />
          {kind === "account" && <GroupsCard customerId={id} />}
          {kind === "account" && may("orders:read") && <StoreCreditCard customerId={id} />}
          {kind === "account" && may("orders:read") && <CreditCard customerId={id} />}
          <AddressesCard addresses={addresses} />
        </div>
      </div>
    </>
  )
}

function CustomerOrders({ customerId }: { customerId: string }) {
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

/** Lists the customer's newest orders from the merchant's previous shop system. Renders nothing without such orders. */
function CustomerFormerOrders({ customerId }: { customerId: string }) {
  const { t } = useTranslation("admin")
  const columns = useFormerOrderColumns()
  const { data } = useAdminFormerOrders({ customer: customerId, offset: 0, limit: ADMIN_PAGE_SIZE })
  const title = t("formerOrders.title")
  if (!data || data.rows.length === 0) return null
  return (
    <OrderCard title={title}>
      <DataTable label={title} columns={columns} rows={data.rows} keyOf={({ number }) => number} />
    </OrderCard>
  )
}

function useColumns(): Column<AdminOrder>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
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
      label: t("orders.date"),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDay(created_at, language)}</time>,
    },
    { label: t("orders.status"), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      label: t("orders.total"),
      isFigure: true,
      cell: ({ totals }) => <Price cents={totals.total_cents} className="font-semibold" />,
    },
  ]
}
