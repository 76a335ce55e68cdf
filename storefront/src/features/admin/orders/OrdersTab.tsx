import { ORDER_STATUSES, ORDER_TASKS } from "@bon-perroquet/contract"
import { ADMIN_FILES, useAdminOrders } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { DataTable } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useAddress } from "../use-address"
import { Choice } from "../lists/Choice"
import { Empty } from "../lists/Empty"
import { FetchFileButton } from "../lists/FetchFileButton"
import { pageQuestion, Paging } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { useLoadFailure } from "../use-load-failure"
import { PhoneOrder } from "./PhoneOrder"
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
  const task = ORDER_TASKS.find((each) => each === text("task"))
  const search = text("q")
  const question = { ...pageQuestion(page), search: search || undefined, status, task }
  const { data, error, isPlaceholderData, refetch } = useAdminOrders(question)
  useLoadFailure(error)
  const labelled = status ?? LABELLED
  return (
    <Panel
      title={t("tabs.orders")}
      action={
        <div className="flex flex-wrap gap-3">
          <PhoneOrder />
          {labelled !== "cancelled" && (
            <FetchFileButton
              file={ADMIN_FILES.labels({ status: labelled })}
              name={`bpost-${labelled}.csv`}
              text={t("orders.labels", { status: account(`status.${labelled}`) })}
            />
          )}
        </div>
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
        <Choice
          label={t("orders.task")}
          value={task ?? ""}
          onChange={(next) => change({ task: next })}
          options={[
            { value: "", text: t("orders.everyTask") },
            ...ORDER_TASKS.map((each) => ({ value: each, text: t(`today.orders.${each}`) })),
          ]}
        />
      </div>
      {!data && <Waiting what={t("tabs.orders")} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Empty text={t(search || status || task ? "orders.noneFound" : "orders.none")} />}
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
