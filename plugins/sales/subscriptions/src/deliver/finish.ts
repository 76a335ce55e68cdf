import { dayInBelgium } from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import { engineOrders } from "@bon-perroquet/orders/orders"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { keptPayment } from "../begin"
import { forgetCard } from "../cards"
import { RUN_OF_ORDER } from "../cart"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { dayAfterDelivery } from "../rules"
import { alone } from "./alone"

/** Records the order of a delivery and the date of the next one. Requires the subscription's lock. */
export async function finish(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  order_number: string,
  today: string,
): Promise<void> {
  const { repeats, runs } = repeatsOf(container)
  // If the customer paid on a payment page, later charges use the card that it saved.
  const paid_by = await keptPayment(container, order_number)
  await repeats.change(repeat.id, {
    next_on: dayAfterDelivery(run.due_on, repeat.weeks, today),
    last_total_cents: await totalOf(container, order_number, run.total_cents ?? repeat.last_total_cents),
    ...(paid_by && { payment_id: paid_by }),
    // A payment after the subscription was paused for refused charges resumes it.
    ...(repeat.state === "paused" && run.state === "given_up" && { state: "active" }),
  })
  await runs.order(run.id, order_number)
  if (paid_by && paid_by !== repeat.payment_id) await forgetCard(container, repeat)
}

async function totalOf(container: MedusaContainer, order_number: string, otherwise: number): Promise<number> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const row = await knex<{ id: string; custom_display_id: string }>("order")
    .where({ custom_display_id: order_number })
    .first("id")
  const [order] = row ? await engineOrders(container, [row.id]) : []
  return order?.payments.reduce((sum, { amount }) => sum + toCents(amount), 0) ?? otherwise
}

const RUN_OF = `SELECT metadata ->> '${RUN_OF_ORDER}' AS run, custom_display_id AS number FROM "order" WHERE id = ?`

/** Records a placed order as a subscription's delivery. Ignores orders that are not from a subscription. */
export async function finishOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { run: string | null; number: string }[] }>(RUN_OF, [orderId])
  const [order] = rows
  const { repeats, runs } = repeatsOf(container)
  const storedRun = order?.run ? await runs.withId(order.run) : null
  if (!order || !storedRun || storedRun.state === "ordered") return
  await alone(container, storedRun.repeat_delivery_id, async () => {
    const [run, repeat] = [
      await runs.withId(storedRun.id),
      await repeats.withId(storedRun.repeat_delivery_id),
    ]
    if (run && repeat && run.state !== "ordered")
      await finish(container, repeat, run, order.number, dayInBelgium(new Date()))
  })
}
