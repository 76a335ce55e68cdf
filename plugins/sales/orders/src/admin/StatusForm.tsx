import { Field, Form, useChange, useTyped } from "@bon-perroquet/admin-kit"
import type { AdminOrderDetail, OrderStatus } from "@bon-perroquet/contract"
import { ORDER_STATUSES } from "@bon-perroquet/contract/sets"
import { Input, Select, Switch, usePrompt } from "@medusajs/ui"
import { useState } from "react"
import { useTexts } from "./texts"

const REFUSALS = [
  "order_changed",
  "order_refunded",
  "order_replaced",
  "order_on_hold",
  "nothing_to_replace",
  "order_busy",
  "insufficient_stock",
  "refund_pending",
  "refund_disputed",
] as const
const TRACKING_NUMBER = /^[A-Za-z0-9 -]{4,40}$/

interface StatusFormProps {
  orderId: string
  order: AdminOrderDetail
}

interface Change extends Record<string, unknown> {
  status: OrderStatus
  from: OrderStatus
  tracking_number: string | null
  restock_sent?: boolean
}

/**
 * Changes an order's status. Cancelling refunds the customer, so it needs a confirmation. Goods that were
 * sent are only restocked if the administrator chooses this.
 */
export function StatusForm({ orderId, order }: StatusFormProps) {
  const { t } = useTexts()
  const ask = usePrompt()
  const { value: status, ...chosen } = useTyped<OrderStatus>(order.status)
  const { value: tracking, ...typed } = useTyped(order.delivery.tracking_number ?? "")
  const [isWrong, setWrong] = useState(false)
  const [isBack, setBack] = useState(false)
  const hasSent = order.parcels.some(({ shipped_at }) => shipped_at)
  const isCancelling = status === "cancelled" && order.status !== "cancelled"
  const change = useChange<Change>({
    to: (body) => ({ path: `/admin/shop-orders/${orderId}`, body }),
    done: t("saved"),
    failed: (code) => t(`refusal.${REFUSALS.find((each) => each === code) ?? "other"}`),
  })

  async function submit() {
    const tracking_number = tracking.trim() || null
    const isRefused = tracking_number !== null && !TRACKING_NUMBER.test(tracking_number)
    setWrong(isRefused)
    if (isRefused) return
    const question = {
      title: t("cancelAsk"),
      description: t(hasSent ? "cancelExplainSent" : "cancelExplain"),
      confirmText: t("confirm"),
      cancelText: t("keep"),
    }
    if (isCancelling && !(await ask(question))) return
    const body = {
      ...{ status, from: order.status, tracking_number },
      ...(isCancelling && hasSent && { restock_sent: isBack }),
    }
    change.mutate(body, {
      onSuccess: () => {
        chosen.settle(status)
        typed.settle(tracking)
      },
    })
  }

  return (
    <Form needs="orders:write" save={t("save")} isSaving={change.isPending} onSave={() => void submit()}>
      <Field label={t("label")}>
        {(control) => (
          <Select
            value={status}
            onValueChange={(value) =>
              chosen.type(ORDER_STATUSES.find((each) => each === value) ?? order.status)
            }
          >
            <Select.Trigger {...control}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {ORDER_STATUSES.map((each) => (
                <Select.Item key={each} value={each}>
                  {t(`status.${each}`)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
      {isCancelling && hasSent && (
        <Field label={t("restockSent")}>
          {(control) => <Switch {...control} checked={isBack} onCheckedChange={setBack} />}
        </Field>
      )}
      <Field label={t("tracking")} error={isWrong && t("trackingWrong")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={40}
            value={tracking}
            onChange={({ target }) => typed.type(target.value)}
          />
        )}
      </Field>
    </Form>
  )
}
