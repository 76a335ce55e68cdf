import { readOrders } from "@bon-perroquet/medusa-sql"
import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"
import { isHere } from "./require-no-hold"

interface RecalledGoods {
  order_ids: readonly string[]
  /** Id of the recall. A recall puts an order on hold once. */
  recall: string
  note: string
  by_email: string | null
}

export async function holdRecalled(
  container: MedusaContainer,
  { order_ids, recall, note, by_email }: RecalledGoods,
): Promise<void> {
  const engine = engineOf(container)
  for (const order of await readOrders(engine.knex, [...order_ids])) {
    const hold = { order_id: order.id, key: `recall:${recall}`, reason: "recall", note, by_email } as const
    if (order.status !== "canceled" && (await isHere(engine, order))) await engine.records.holds.place(hold)
  }
}
