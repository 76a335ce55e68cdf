import type { Order } from "@bon-perroquet/contract"
import type { OrderAccess } from "@bon-perroquet/shop-react/account"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../../components/date"
import { Boundary, lazyAgain } from "../../../components/optional"
import { PaymentInstructions } from "../../../components/PaymentInstructions"
import { PageHead } from "../../../components/PageHead"
import { RichText } from "../../../components/RichText"
import { useLanguage } from "../../../i18n"
import { OrderWithdrawal } from "../withdrawal/OrderWithdrawal"
import { OrderAgain } from "./OrderAgain"
import {
  OrderAmounts,
  OrderCard,
  OrderDelivery,
  OrderItems,
  OrderReturns,
  OrderStateBadges,
} from "../../order"
import { OrderConfirmation } from "./OrderConfirmation"
import { OrderDocuments } from "./OrderDocuments"
import { OrderPayment } from "./OrderPayment"
import { OrderTimeline } from "./OrderTimeline"

/** Loaded on demand, because an order can only be reviewed after its delivery. */
const OrderReviews = lazyAgain(async () => (await import("../reviews/OrderReviews")).OrderReviews)

/** Shows an order with its actions. `access` is the reader's authorisation. */
export function OrderDetails({ order, access }: { order: Order; access: OrderAccess }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const title = t("orders.number", { number: order.order_number })
  return (
    <>
      <PageHead title={title} indexed={false} />
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <OrderStateBadges order={order} />
        <p className="w-full text-bark">
          {t("orders.placed", { date: formatDay(order.created_at, language) })}
        </p>
      </header>
      {order.on_hold && <p className="rounded-card bg-seed-wash p-5">{t("order.onHold")}</p>}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex flex-col gap-6">
          {order.awaited?.confirm_by !== undefined && "token" in access && (
            <OrderConfirmation token={access.token} />
          )}
          {order.awaited && (
            <OrderCard title={order.awaited.name}>
              <PaymentInstructions instructions={order.awaited} />
            </OrderCard>
          )}
          {order.to_pay_cents !== null && "token" in access && (
            <OrderPayment cents={order.to_pay_cents} token={access.token} />
          )}
          <OrderItems items={order.items} />
          {order.timeline.some(({ status }) => status === "delivered") && (
            <Boundary>
              <Suspense>
                <OrderReviews access={access} />
              </Suspense>
            </Boundary>
          )}
          <OrderAgain items={order.items} />
          <OrderAmounts order={order} />
          <OrderWithdrawal order={order} access={access} />
        </div>
        <div className="flex flex-col gap-6">
          <OrderTimeline timeline={order.timeline} />
          <OrderDelivery order={order} />
          <OrderReturns returns={order.returns} />
          <OrderDocuments documents={order.documents} access={access} />
        </div>
      </div>
      <p className="text-bark">
        <RichText text={t("order.question")} />
      </p>
    </>
  )
}
