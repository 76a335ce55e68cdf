import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { AttemptKey } from "./reserve"

/**
 * Returns a statement that updates Medusa's counters of promotion, campaign budget and customer. Only the
 * customer's counter identifies a person. It is deleted later.
 * @param used SQL that changes the state of uses and returns promotion_id, amount_cents and attribute_value
 * @param sign 1 to add, -1 to remove
 */
const counted = (used: string, sign: 1 | -1): string => `
  WITH used AS (${used}), limited AS (
    UPDATE promotion SET used = greatest(0, promotion.used + ${sign}), updated_at = now() FROM used
    WHERE promotion.id = used.promotion_id AND promotion."limit" IS NOT NULL
  ), drawn AS (
    SELECT budget.id, used.attribute_value, budget.type,
      ${sign} * sum(CASE budget.type WHEN 'spend' THEN used.amount_cents / 100.0 ELSE 1 END) AS amount
    FROM used JOIN promotion ON promotion.id = used.promotion_id
    JOIN promotion_campaign_budget budget ON budget.campaign_id = promotion.campaign_id AND budget.deleted_at IS NULL
    GROUP BY budget.id, used.attribute_value, budget.type
  ), budgets AS (
    UPDATE promotion_campaign_budget budget SET used = COALESCE(budget.used, 0) + total.amount, updated_at = now(),
      raw_used = jsonb_build_object('value', (COALESCE(budget.used, 0) + total.amount)::text, 'precision', 20)
    FROM (SELECT id, sum(amount) AS amount FROM drawn GROUP BY id) total WHERE budget.id = total.id
  )
  INSERT INTO promotion_campaign_budget_usage AS usage (id, budget_id, attribute_value, used, raw_used)
  SELECT :id || row_number() OVER (), id, attribute_value, amount,
    jsonb_build_object('value', amount::text, 'precision', 20)
  FROM drawn WHERE type = 'use_by_attribute' AND attribute_value IS NOT NULL
  ON CONFLICT (attribute_value, budget_id) WHERE deleted_at IS NULL DO UPDATE SET updated_at = now(),
    used = usage.used + EXCLUDED.used,
    raw_used = jsonb_build_object('value', (usage.used + EXCLUDED.used)::text, 'precision', 20)`

const COUNT_RESERVED = `
  UPDATE promotion_use use SET state = 'ordered', attribute_value = NULL, updated_at = now()
  FROM promotion_use held WHERE held.id = use.id AND use.cart_id = :cart_id AND use.state = 'held'
    AND (use.attempt_id IS NULL OR use.attempt_id = :attempt_id)
  RETURNING use.promotion_id, use.amount_cents, held.attribute_value`

const ofOrder = (from: string, to: string): string => `
  UPDATE promotion_use use SET state = '${to}', updated_at = now()
  FROM "order" placed
  JOIN order_cart link ON link.order_id = placed.id AND link.deleted_at IS NULL
  JOIN promotion_use before ON before.cart_id = link.cart_id AND before.state = '${from}'
  WHERE placed.id = :order_id AND use.id = before.id
  RETURNING use.promotion_id, use.amount_cents, (
    SELECT usage.attribute_value FROM promotion
    JOIN promotion_campaign_budget budget ON budget.campaign_id = promotion.campaign_id AND budget.deleted_at IS NULL
    JOIN promotion_campaign_budget_usage usage ON usage.budget_id = budget.id AND usage.deleted_at IS NULL
      AND usage.attribute_value = CASE budget.attribute
        WHEN 'customer_id' THEN placed.customer_id WHEN 'customer_email' THEN lower(placed.email) END
    WHERE promotion.id = use.promotion_id) AS attribute_value`

const COUNT = counted(COUNT_RESERVED, 1)
const RETURN = counted(ofOrder("ordered", "returned"), -1)
const COUNT_AGAIN = counted(ofOrder("returned", "ordered"), 1)

const newId = () => generateEntityId(undefined, "probudgus")

/** Counts an attempt's reserved uses. Idempotent. */
export async function countUses(knex: Knex, { cart_id, attempt_id }: AttemptKey): Promise<void> {
  await knex.raw(COUNT, { cart_id, attempt_id, id: newId() }).options({ name: "uses counted" })
}

/** Makes the codes of a cancelled order usable again. Idempotent. */
export async function returnUses(knex: Knex, order_id: string): Promise<void> {
  await knex.raw(RETURN, { order_id, id: newId() }).options({ name: "uses returned" })
}

/** Counts a reinstated order's uses, even beyond a limit. Idempotent. */
export async function countUsesAgain(knex: Knex, order_id: string): Promise<void> {
  await knex.raw(COUNT_AGAIN, { order_id, id: newId() }).options({ name: "uses counted again" })
}
