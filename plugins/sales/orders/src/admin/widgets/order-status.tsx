import { Answered, Section, useAnswer } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail, CustomKey } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Fragment } from "react"
import { AssistantNotice } from "../AssistantNotice"
import { HoldList } from "../HoldList"
import { OrderFields } from "../OrderFields"
import { OrderHistory } from "../OrderHistory"
import { PartNotice } from "../PartNotice"
import { RefundList } from "../RefundList"
import { StatusBadgeOf } from "../StatusBadgeOf"
import { StatusForm } from "../StatusForm"
import { useTexts } from "../texts"

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
