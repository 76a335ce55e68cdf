import { recordChange } from "@bon-perroquet/api-kit/changes"
import { acknowledgeRefund } from "@bon-perroquet/orders/refunds"
import { acknowledgeAttemptRefund } from "@bon-perroquet/checkout/alerts"
import { acceptedSchema, refundIdSchema, type Accepted } from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"

interface SeenTo {
  subject_id: string
  label: string
  amount_cents: number
}

async function refundOfOrder(container: MedusaContainer, id: string, email: string): Promise<SeenTo | null> {
  const refund = await acknowledgeRefund(container, id, email)
  return (
    refund && { subject_id: refund.order_id, label: refund.order_number, amount_cents: refund.amount_cents }
  )
}

async function refundOfPayment(
  container: MedusaContainer,
  id: string,
  email: string,
): Promise<SeenTo | null> {
  const attempt = await acknowledgeAttemptRefund(container, id, email)
  return attempt && { subject_id: id, label: attempt.order_number, amount_cents: attempt.amount_cents }
}

export const POST = route(
  {
    summary: "Acknowledge a failed refund",
    description:
      "Confirms that the money was paid back another way. The alert closes, and a refund of an order is " +
      "booked again.",
    access: "administrator",
    params: z.object({ id: refundIdSchema }),
    answer: acceptedSchema,
    refusals: { 409: ["refund_not_failed", "line_replaced", "refund_too_much", "order_busy"] },
  },
  async ({ params: { id }, administrator: { email }, container }) => {
    const acknowledged =
      (await refundOfOrder(container, id, email)) ?? (await refundOfPayment(container, id, email))
    if (!acknowledged) throw refuse("refund_not_failed", 409)
    await recordChange(container, {
      by: email,
      subject: "order",
      subject_id: acknowledged.subject_id,
      label: acknowledged.label,
      action: "refund_seen_to",
      before: null,
      after: { amount_cents: acknowledged.amount_cents },
    })
    return { accepted: true } satisfies Accepted
  },
)
