import type { Order } from "@bon-perroquet/contract"
import { type OrderAccess, useConfirmLinkedOrder, useOrderAgain } from "@bon-perroquet/shop-react/account"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Boundary, lazyAgain } from "../../../components/optional"
import { PaymentInstructions } from "../../../components/PaymentInstructions"
import { RichText } from "../../../components/RichText"
import { OrderWithdrawal } from "../withdrawal/OrderWithdrawal"
import {
  OrderAmounts,
  OrderCard,
  OrderDelivery,
  OrderFacts,
  OrderItems,
  OrderParcels,
  OrderReturns,
  OrderTimeline,
} from "../../order"
import { OrderDocuments } from "./OrderDocuments"
import { OrderHead } from "./OrderHead"
import { OrderPayment } from "./payment/OrderPayment"
import { Button } from "../../../components/Button"
import { useFailureToast, toast } from "../../../components/toast"

/** Loaded on demand, because a customer can only review an order after its delivery. */
const OrderReviews = lazyAgain(async () => (await import("../reviews/OrderReviews")).OrderReviews)

/** @param access how the reader is authorised: by the account or by an e-mail link */
export function OrderDetails({ order, access }: { order: Order; access: OrderAccess }) {
  const { t } = useTranslation("account")
  return (
    <>
      <OrderHead order={order} />
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
          <OrderParcels order={order} />
          <OrderDelivery order={order} />
          <OrderFacts order={order} />
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

/** Asks the customer to confirm an order that will be paid by bank transfer. */
function OrderConfirmation({ token }: { token: string }) {
  const { t } = useTranslation("account")
  const showFailure = useFailureToast()
  const { mutate, isPending } = useConfirmLinkedOrder(token)
  return (
    <OrderCard title={t("orders.confirm.title")}>
      <p>{t("orders.confirm.text")}</p>
      <Button
        className="self-start"
        pending={isPending}
        onClick={() =>
          mutate(undefined, { onError: (error) => showFailure(error, t("orders.confirm.failed")) })
        }
      >
        {t("orders.confirm.action")}
      </Button>
    </OrderCard>
  )
}

function OrderAgain({ items }: Pick<Order, "items">) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useOrderAgain()
  const tellFailure = useFailureToast()

  const orderAgain = () =>
    mutate(items, {
      onSuccess: (missing) => {
        if (!missing.length) return toast({ variant: "success", title: t("toast.orderAgain") })
        const description = t("failure.missing", { names: missing.join(", ") })
        toast({ variant: "destructive", title: t("failure.orderAgain"), description })
      },
      onError: (error) => tellFailure(error, t("failure.orderAgain")),
    })

  return (
    <Button variant="secondary" pending={isPending} className="self-start" onClick={orderAgain}>
      {t("order.again")}
    </Button>
  )
}
