import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { Holder } from "./hold"

/**
 * Turns reserved uses into the order's and increases the engine's counters of promotion, campaign budget and
 * customer, in one idempotent statement. The engine stores decimals as number and JSON. The person is stored only in
 * the engine's counter, which is deleted later.
 */
const COUNT = `
  WITH used AS (
    UPDATE promotion_use use SET state = 'ordered', attribute_value = NULL, updated_at = now()
    FROM promotion_use held WHERE held.id = use.id AND use.cart_id = ? AND use.state = 'held'
      AND (use.attempt_id IS NULL OR use.attempt_id = ?)
    RETURNING use.promotion_id, use.amount_cents, held.attribute_value
  ), limited AS (
    UPDATE promotion SET used = promotion.used + 1, updated_at = now() FROM used
    WHERE promotion.id = used.promotion_id AND promotion."limit" IS NOT NULL
  ), drawn AS (
    SELECT budget.id, used.attribute_value, budget.type,
      sum(CASE budget.type WHEN 'spend' THEN used.amount_cents / 100.0 ELSE 1 END) AS amount
    FROM used JOIN promotion ON promotion.id = used.promotion_id
    JOIN promotion_campaign_budget budget ON budget.campaign_id = promotion.campaign_id AND budget.deleted_at IS NULL
    GROUP BY budget.id, used.attribute_value, budget.type
  ), budgets AS (
    UPDATE promotion_campaign_budget budget SET used = COALESCE(budget.used, 0) + total.amount, updated_at = now(),
      raw_used = jsonb_build_object('value', (COALESCE(budget.used, 0) + total.amount)::text, 'precision', 20)
    FROM (SELECT id, sum(amount) AS amount FROM drawn GROUP BY id) total WHERE budget.id = total.id
  )
  INSERT INTO promotion_campaign_budget_usage AS usage (id, budget_id, attribute_value, used, raw_used)
  SELECT ? || row_number() OVER (), id, attribute_value, amount,
    jsonb_build_object('value', amount::text, 'precision', 20)
  FROM drawn WHERE type = 'use_by_attribute' AND attribute_value IS NOT NULL
  ON CONFLICT (attribute_value, budget_id) WHERE deleted_at IS NULL DO UPDATE SET updated_at = now(),
    used = usage.used + EXCLUDED.used,
    raw_used = jsonb_build_object('value', (usage.used + EXCLUDED.used)::text, 'precision', 20)`

/** Counts the reserved uses of an attempt for its order. Repeating it has no effect. */
export async function countUses(knex: Knex, { cart_id, attempt_id }: Holder): Promise<void> {
  await knex
    .raw(COUNT, [cart_id, attempt_id, generateEntityId(undefined, "probudgus")])
    .options({ name: "uses counted" })
}
