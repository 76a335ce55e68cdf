import { LABELLED_STATUSES, MAX_ORDERS_AT_ONCE } from "@bon-perroquet/contract"
import { ADMIN_FILES, useAdminOrders } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { DataTable } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { Empty } from "../lists/Empty"
import { FetchFileButton } from "../lists/FetchFileButton"
import { Paging } from "../lists/Paging"
import { SelectAll } from "../lists/selection/SelectAll"
import { useLoadFailure } from "../use-load-failure"
import { SelectionBar } from "./many/SelectionBar"
import { useSelection } from "./many/use-selection"
import { OrderFilters, OrderSorting } from "./OrderFilters"
import { ListMenu } from "./settings/ListMenu"
import { useListSettings } from "./settings/use-list-settings"
import { useOrderColumns } from "./use-order-columns"
import { useOrderList } from "./use-order-list"
import { Phone } from "lucide-react"
import { useMay } from "../guard/use-may"

/** Without a status filter, labels are offered for orders with this status. */
const LABELLED = "preparing"

export function OrdersTab() {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const list = useOrderList()
  const { page, change } = list
  const { data, error, isPlaceholderData, refetch } = useAdminOrders(list.question)
  useLoadFailure(error)
  const selection = useSelection(data?.rows ?? [])
  const settings = useListSettings()
  const columns = useOrderColumns(selection, settings.hidden)
  // On a phone, the filters are closed at first, so that the first order is visible without scrolling.
  const [isOpen, setOpen] = useState(list.isNarrowed)
  const onPhone = isOpen ? "" : "max-sm:hidden"
  const labelled = LABELLED_STATUSES.find((status) => status === (list.status ?? LABELLED))
  return (
    <Panel
      title={t("tabs.orders")}
      action={
        <div className={classNames("flex flex-wrap gap-3", onPhone)}>
          <PhoneOrder />
          <LinkButton to="/admin/former-orders" variant="secondary" size="sm">
            {t("formerOrders.title")}
          </LinkButton>
          {labelled && (
            <FetchFileButton
              file={ADMIN_FILES.labels({ status: labelled })}
              name={`labels-${labelled}.csv`}
              text={t("orders.labels", { status: account(`status.${labelled}`) })}
            />
          )}
        </div>
      }
    >
      <OrderFilters list={list} isOpen={isOpen} className={onPhone} onToggle={() => setOpen(!isOpen)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SelectAll
          selection={selection}
          isEmpty={!data?.rows.length}
          full={t("many.full", { count: MAX_ORDERS_AT_ONCE })}
        />
        <span className={classNames("flex flex-wrap items-center gap-3", onPhone)}>
          <OrderSorting list={list} />
          <ListMenu settings={settings} query={list.query} onOpen={list.open} />
        </span>
      </div>
      {!data && <Waiting what={t("tabs.orders")} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Empty text={t(list.isNarrowed ? "orders.noneFound" : "orders.none")} />}
      {data && data.rows.length > 0 && (
        <DataTable
          label={t("tabs.orders")}
          columns={columns}
          rows={data.rows}
          keyOf={({ order_number }) => order_number}
          isBusy={isPlaceholderData}
        />
      )}
      {data && data.total > 0 && (
        <Paging page={page} total={data.total} onTurn={(to) => change({ page: String(to) })} />
      )}
      {selection.chosen.length > 0 && <SelectionBar selection={selection} />}
    </Panel>
  )
}

function PhoneOrder() {
  const { t } = useTranslation("admin")
  const may = useMay()
  if (!may("orders:write")) return null
  return (
    <LinkButton to="/admin/orders/new" variant="secondary" size="sm">
      <Phone aria-hidden className="size-4" />
      {t("phoneOrder.begin")}
    </LinkButton>
  )
}
