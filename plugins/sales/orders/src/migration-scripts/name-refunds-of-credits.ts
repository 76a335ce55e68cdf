import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * Adds the refund's id to credit lines for removed or returned units. Version 1.0.0 wrote one credit line for
 * all refunds of an order.
 */
const NAME = `
  UPDATE order_change_action action SET reference_id = action.reference_id || ':' || (
    SELECT refund.id FROM order_refund refund
    WHERE refund.order_id = action.order_id AND refund.parts IS NOT NULL AND refund.state IN ('done', 'made', 'waiting')
    ORDER BY refund.created_at, refund.id LIMIT 1)
  WHERE action.reference = 'order_refund' AND action.reference_id ~ '^settled:[^:]+$' AND EXISTS (
    SELECT FROM order_refund refund
    WHERE refund.order_id = action.order_id AND refund.parts IS NOT NULL AND refund.state IN ('done', 'made', 'waiting'))`

export default async function nameRefundsOfCredits({ container }: ExecArgs): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(NAME)
}
