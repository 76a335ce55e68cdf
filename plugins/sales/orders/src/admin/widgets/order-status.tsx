import { Answered, Section, useAnswer } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail, CustomKey, OrderStatus } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Fragment } from "react"
import { HoldList } from "../HoldList"
import { OrderFields } from "../OrderFields"
import { OrderHistory } from "../OrderHistory"
import { RefundList } from "../RefundList"
import { StatusForm } from "../StatusForm"
import { useTexts } from "../texts"
import { Text, StatusBadge } from "@medusajs/ui"

const COLOUR: Record<OrderStatus, "green" | "orange" | "blue" | "red" | "grey"> = {
  pending: "grey",
  paid: "green",
  preparing: "orange",
  shipped: "blue",
  delivered: "green",
  cancelled: "red",
}

function StatusBadgeOf({ status }: { status: OrderStatus }) {
  const { t } = useTexts()
  return <StatusBadge color={COLOUR[status]}>{t(`status.${status}`)}</StatusBadge>
}

const listOf = (goods: AdminOrderDetail["to_follow"]): string =>
  goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")

/** Lists the goods of a partly shipped order that follow later, and the goods that are not in stock. */
function PartNotice({ order: { partly_shipped, to_follow, waiting } }: { order: AdminOrderDetail }) {
  const { t } = useTexts()
  if (!partly_shipped && !waiting.length) return null
  return (
    <div className="flex flex-col gap-1 bg-ui-tag-blue-bg px-6 py-4">
      {partly_shipped && (
        <>
          <Text size="small" weight="plus">
            {t("partlyShipped")}
          </Text>
          <Text size="small">{t("toFollow", { goods: listOf(to_follow) })}</Text>
        </>
      )}
      {waiting.length > 0 && <Text size="small">{t("waiting", { goods: listOf(waiting) })}</Text>}
    </div>
  )
}

function OrderStatusWidget({ data: { id } }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTexts()
  const answer = useAnswer<{ order: AdminOrderDetail; declared: CustomKey[] }>(`/admin/shop-orders/${id}`)
  const order = answer.data?.order
  return (
    <Section title={t("title")} hint={t("hint")} beside={order && <StatusBadgeOf status={order.status} />}>
      <Answered answer={answer}>
        {(record) => (
          <Fragment key={id}>
            <PartNotice order={record.order} />
            <AssistantNotice order={record.order} />
            {record.order.on_hold && <HoldList order={record.order} />}
            <StatusForm orderId={id} order={record.order} />
            <OrderFields orderId={id} order={record.order} declared={record.declared} />
            <RefundList order={record.order} />
            <OrderHistory order={record.order} />
          </Fragment>
        )}
      </Answered>
    </Section>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.before", id: "orders:order-status" })

export default OrderStatusWidget

/** Names the assistant that prepared the order. */
function AssistantNotice({ order: { assistant } }: { order: AdminOrderDetail }) {
  const { t } = useTexts()
  if (!assistant) return null
  return (
    <div className="bg-ui-tag-blue-bg px-6 py-4">
      <Text size="small" weight="plus">
        {t("assistant", { name: assistant.name })}
      </Text>
      <Text size="small">{t(assistant.is_verified ? "assistantVerified" : "assistantUnverified")}</Text>
    </div>
  )
}
