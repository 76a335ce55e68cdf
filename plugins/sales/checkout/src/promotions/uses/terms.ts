import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Dates, limits and minimum amounts of a promotion. Counters include the uses reserved by other carts. */
export interface Terms {
  id: string
  code: string
  is_automatic: boolean
  active: boolean
  begun: boolean
  ended: boolean
  /** Maximum number of orders. `used` includes reservations of other carts. */
  limit: number | null
  used: number
  budget_id: string | null
  budget_type: "spend" | "usage" | "use_by_attribute" | null
  /** "customer_id" or "customer_email" for a budget per customer. */
  budget_attribute: string | null
  /** Euro for spending budgets, otherwise a number of uses. */
  budget_limit: number | null
  budget_used: number
  rules: { attribute: string; operator: string; values: string[] }[]
  version: string
}

export interface Buyer {
  customer_id: string | null
  customer_email: string | null
}

const ANONYMOUS = "anonymous"

/**
 * Returns the customer id or e-mail address that a budget counts, or a placeholder for an anonymous buyer.
 */
export const attributeValue = ({ budget_attribute }: Terms, buyer: Buyer): string | null => {
  if (budget_attribute === "customer_id") return buyer.customer_id ?? ANONYMOUS
  if (budget_attribute === "customer_email") return emailOf(buyer)
  return null
}

/** Returns the buyer's e-mail address in lower case, so that other spellings count as the same buyer. */
const emailOf = ({ customer_email }: Buyer): string => customer_email?.toLowerCase() ?? ANONYMOUS

const versionsOf = (table: string, owner: string, id: string) => `
  SELECT rule.id || rule.xmin::text FROM ${table} link JOIN promotion_rule rule ON rule.id = link.promotion_rule_id
    WHERE link.${owner} = ${id}
  UNION ALL SELECT value.id || value.xmin::text FROM ${table} link
    JOIN promotion_rule_value value ON value.promotion_rule_id = link.promotion_rule_id WHERE link.${owner} = ${id}`

/** `version` changes when any row of the promotion changes. */
const TERMS = `
  SELECT promotion.id, promotion.code, promotion.is_automatic, promotion.status = 'active' AS active,
    COALESCE(campaign.starts_at <= now(), true) AS begun, COALESCE(campaign.ends_at <= now(), false) AS ended,
    promotion."limit", promotion.used + COALESCE(held.uses, 0)::int AS used,
    budget.id AS budget_id, budget.type AS budget_type, budget.attribute AS budget_attribute,
    budget."limit"::float8 AS budget_limit,
    (CASE budget.type
      WHEN 'spend' THEN COALESCE(budget.used, 0) + COALESCE(pooled.cents, 0) / 100.0
      WHEN 'usage' THEN COALESCE(budget.used, 0) + COALESCE(pooled.uses, 0)
      ELSE mine.used + COALESCE(pooled.own, 0) END)::float8 AS budget_used,
    COALESCE((
      SELECT json_agg(json_build_object('attribute', rule.attribute, 'operator', rule.operator, 'values', COALESCE((
        SELECT json_agg(value.value) FROM promotion_rule_value value
        WHERE value.promotion_rule_id = rule.id AND value.deleted_at IS NULL
      ), '[]')))
      FROM promotion_promotion_rule link JOIN promotion_rule rule ON rule.id = link.promotion_rule_id
      WHERE link.promotion_id = promotion.id AND rule.deleted_at IS NULL
    ), '[]') AS rules,
    md5(concat_ws(',', promotion.xmin, campaign.id, campaign.xmin, budget.id, budget.xmin, method.id, method.xmin, (
      SELECT string_agg(part.version, ',' ORDER BY part.version) FROM (
        ${versionsOf("promotion_promotion_rule", "promotion_id", "promotion.id")}
        UNION ALL ${versionsOf("application_method_target_rules", "application_method_id", "method.id")}
        UNION ALL ${versionsOf("application_method_buy_rules", "application_method_id", "method.id")}
      ) part (version)
    ))) AS version
  FROM promotion
  LEFT JOIN promotion_application_method method ON method.promotion_id = promotion.id AND method.deleted_at IS NULL
  LEFT JOIN promotion_campaign campaign ON campaign.id = promotion.campaign_id AND campaign.deleted_at IS NULL
  LEFT JOIN promotion_campaign_budget budget ON budget.campaign_id = campaign.id AND budget.deleted_at IS NULL
  CROSS JOIN LATERAL (
    SELECT CASE budget.attribute WHEN 'customer_id' THEN :customer_id WHEN 'customer_email' THEN :customer_email END AS value
  ) buyer
  LEFT JOIN LATERAL (
    SELECT count(*) AS uses FROM promotion_use use
    WHERE use.promotion_id = promotion.id AND use.state = 'held' AND use.cart_id <> :cart_id
  ) held ON promotion."limit" IS NOT NULL
  LEFT JOIN LATERAL (
    SELECT count(*) AS uses, sum(use.amount_cents) AS cents,
      count(*) FILTER (WHERE lower(use.attribute_value) = lower(buyer.value)) AS own
    FROM promotion_use use JOIN promotion sibling ON sibling.id = use.promotion_id
    WHERE sibling.campaign_id = campaign.id AND use.state = 'held' AND use.cart_id <> :cart_id
  ) pooled ON budget.id IS NOT NULL
  CROSS JOIN LATERAL (
    SELECT COALESCE(sum(usage.used), 0) AS used FROM promotion_campaign_budget_usage usage
    WHERE usage.budget_id = budget.id AND usage.deleted_at IS NULL
      AND lower(usage.attribute_value) = lower(buyer.value)
  ) mine
  WHERE promotion.code = ANY(:codes) AND promotion.deleted_at IS NULL
  ORDER BY promotion.id`

/** Returns the terms of promotions for a cart. Uses that the cart has reserved do not count. */
export async function readTerms(
  knex: Knex,
  codes: string[],
  { cart_id, buyer }: { cart_id: string; buyer: Buyer },
): Promise<Terms[]> {
  const { customer_id, customer_email } = {
    customer_id: buyer.customer_id ?? ANONYMOUS,
    customer_email: emailOf(buyer),
  }
  const { rows } = await knex
    .raw<{ rows: Terms[] }>(TERMS, { codes, cart_id, customer_id, customer_email })
    .options({ name: "promotion terms" })
  return rows
}
