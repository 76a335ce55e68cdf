import { orderedCarts } from "@bon-perroquet/medusa-sql/buying/ordered-carts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { countStep } from "../counts"
import { watchOrder } from "../watched"
import { knexOf, type AgentCart } from "../rows"

const AT_ONCE = 500

interface Opened extends Pick<AgentCart, "agent" | "is_verified" | "protocol"> {
  cart_id: string
  agent_cart_id: string
}

/**
 * Marks the orders whose carts an assistant prepared. A job calls it, so that a crash loses none.
 * @param agentCartId only orders of this cart
 */
export async function linkOrders(
  container: MedusaContainer,
  agentCartId: string | null = null,
): Promise<void> {
  const knex = knexOf(container)
  const { rows: opened } = await knex.raw<{ rows: Opened[] }>(
    `SELECT cart_id, agent_cart_id, agent, is_verified, protocol FROM agent_handover
     WHERE order_id IS NULL AND (agent_cart_id = :agentCartId OR CAST(:agentCartId AS text) IS NULL)
     ORDER BY updated_at LIMIT ${AT_ONCE}`,
    { agentCartId },
  )
  if (!opened.length) return
  const orders = await orderedCarts(
    knex,
    opened.map(({ cart_id }) => cart_id),
  )
  for (const each of opened) {
    const orderId = orders.get(each.cart_id)
    if (orderId) await linkOrder(container, each, orderId)
  }
  // The next run checks other carts first.
  const others = opened.filter(({ cart_id }) => !orders.has(cart_id)).map(({ cart_id }) => cart_id)
  if (opened.length === AT_ONCE)
    await knex("agent_handover").whereIn("cart_id", others).update({ updated_at: knex.fn.now() })
}

/** What the assistant entered is deleted, because the order contains it. */
async function linkOrder(
  container: MedusaContainer,
  { cart_id, agent_cart_id, agent, is_verified, protocol }: Opened,
  order_id: string,
): Promise<void> {
  const knex = knexOf(container)
  const isNew = await knex.transaction(async (transaction) => {
    const inserted = await transaction("agent_order")
      .insert({ order_id, agent, is_verified, protocol })
      .onConflict("order_id")
      .ignore()
      .returning("order_id")
    await transaction("agent_handover").where({ cart_id }).update({ order_id })
    const [cart] = await transaction<AgentCart>("agent_cart")
      .where({ id: agent_cart_id })
      .whereNull("order_id")
      .update({ order_id, entered: {}, updated_at: transaction.fn.now() } as never)
      .returning(["profile_url", "protocol", "checkout_key", "cart_key", "language"])
    if (cart?.profile_url) {
      const checkout_id = cart.checkout_key ?? cart.cart_key ?? ""
      await watchOrder(transaction, {
        ...{ order_id, checkout_id },
        ...{ profile_url: cart.profile_url, protocol: cart.protocol, language: cart.language },
      })
    }
    return inserted.length > 0
  })
  if (isNew) await countStep(knex, agent, "order")
}
