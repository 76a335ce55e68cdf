import { ORDER_STATUSES } from "@bon-perroquet/contract"
import { ADMIN_FILES, useAdminOrders } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable } from "../../../components/DataTable"
import { Panel } from "../../account/components/Panel"
import { Waiting } from "../../account/components/Waiting"
import { useAddress } from "../dashboard/use-address"
import { Choice } from "../lists/Choice"
import { Empty } from "../lists/Empty"
import { FetchFileButton } from "../lists/FetchFileButton"
import { pageQuestion, Paging } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { useLoadFailure } from "../use-load-failure"
import { useOrderColumns } from "./use-order-columns"

/** Labels are for what is about to be sent, unless another status is looked at. */
const LABELLED = "preparing"

/** The shop's orders, newest first. */
export function OrdersTab() {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { text, page, change } = useAddress()
  const columns = useOrderColumns()
  const status = ORDER_STATUSES.find((each) => each === text("status"))
  const search = text("q")
  const question = { ...pageQuestion(page), search: search || undefined, status }
  const { data, error, isPlaceholderData, refetch } = useAdminOrders(question)
  useLoadFailure(error)
  const labelled = status ?? LABELLED
  return (
    <Panel
      title={t("tabs.orders")}
      action={
        <FetchFileButton
          file={{ path: ADMIN_FILES.labels, query: { status: labelled } }}
          name={`bpost-${labelled}.csv`}
          text={t("orders.labels", { status: account(`status.${labelled}`) })}
        />
      }
    >
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("orders.search")} text={search} onChange={(q) => change({ q })} />
        <Choice
          label={t("orders.filter")}
          value={status ?? ""}
          onChange={(next) => change({ status: next })}
          options={[
            { value: "", text: t("orders.everyStatus") },
            ...ORDER_STATUSES.map((each) => ({ value: each, text: account(`status.${each}`) })),
          ]}
        />
      </div>
      {!data && <Waiting failed={error !== null} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Empty text={t(search || status ? "orders.noneFound" : "orders.none")} />}
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
    </Panel>
  )
}
