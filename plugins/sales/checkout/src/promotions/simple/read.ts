import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { PromotionRow } from "./row"

const rulesOf = (pivot: string, column: string, of: string) => `COALESCE((
    SELECT json_agg(json_build_object('id', rule.id, 'attribute', rule.attribute, 'operator', rule.operator,
      'values', COALESCE((SELECT json_agg(value.value ORDER BY value.value COLLATE "C") FROM promotion_rule_value value
        WHERE value.promotion_rule_id = rule.id AND value.deleted_at IS NULL), '[]')) ORDER BY rule.id)
    FROM ${pivot} link JOIN promotion_rule rule ON rule.id = link.promotion_rule_id AND rule.deleted_at IS NULL
    WHERE link.${column} = ${of}
  ), '[]')`

const STATE = `CASE
    WHEN promotion.status <> 'active' THEN 'off'
    WHEN campaign.ends_at <= now() THEN 'ended'
    WHEN promotion.used >= promotion."limit" THEN 'used_up'
    WHEN campaign.starts_at > now() THEN 'planned'
    ELSE 'running' END`

const FROM = `FROM promotion
  LEFT JOIN promotion_campaign campaign ON campaign.id = promotion.campaign_id AND campaign.deleted_at IS NULL`

const PROMOTIONS = `
  SELECT promotion.id, promotion.code, promotion.type, promotion.is_automatic, promotion.is_tax_inclusive,
    ${STATE} AS state, promotion."limit", promotion.created_at, campaign.id AS campaign_id,
    campaign.starts_at, campaign.ends_at, campaign.description AS note,
    (SELECT count(*) FROM promotion sibling
      WHERE sibling.campaign_id = campaign.id AND sibling.deleted_at IS NULL)::int AS sharing,
    budget.id AS budget_id, budget.type AS budget_type, budget.attribute AS budget_attribute,
    budget."limit"::float8 AS budget_limit,
    method.type AS method_type, method.value::float8 AS method_value, method.currency_code, method.target_type,
    method.allocation, method.max_quantity::float8 AS max_quantity,
    ${rulesOf("promotion_promotion_rule", "promotion_id", "promotion.id")} AS rules,
    ${rulesOf("application_method_target_rules", "application_method_id", "method.id")} AS target_rules,
    COALESCE(ordered.uses, 0)::int AS uses, COALESCE(ordered.cents, 0)::int AS discount_cents,
    (promotion.used > 0 OR EXISTS (SELECT FROM promotion_use use WHERE use.promotion_id = promotion.id)) AS is_used
  ${FROM}
  LEFT JOIN promotion_campaign_budget budget ON budget.campaign_id = campaign.id AND budget.deleted_at IS NULL
  LEFT JOIN promotion_application_method method ON method.promotion_id = promotion.id AND method.deleted_at IS NULL
  LEFT JOIN LATERAL (
    SELECT count(*) AS uses, sum(use.amount_cents) AS cents FROM promotion_use use
    WHERE use.promotion_id = promotion.id AND use.state = 'ordered'
  ) ordered ON true`

export async function readPromotion(knex: Knex, id: string): Promise<PromotionRow | undefined> {
  const { rows } = await knex
    .raw<{ rows: PromotionRow[] }>(`${PROMOTIONS} WHERE promotion.id = ? AND promotion.deleted_at IS NULL`, [
      id,
    ])
    .options({ name: "promotion" })
  return rows[0]
}

/** Returns the promotions with one of the codes, ignoring case. */
export async function readPromotionsByCode(knex: Knex, codes: readonly string[]): Promise<PromotionRow[]> {
  const { rows } = await knex
    .raw<{ rows: PromotionRow[] }>(
      `${PROMOTIONS} WHERE lower(promotion.code) = ANY (CAST(? AS text[])) AND promotion.deleted_at IS NULL`,
      [codes.map((code) => code.toLowerCase())],
    )
    .options({ name: "promotions by code" })
  return rows
}

interface PromotionFilter {
  state?: PromotionRow["state"] | undefined
  search?: string | undefined
  offset: number
  limit: number
}

const MATCHING = `promotion.deleted_at IS NULL AND (:state = '' OR ${STATE} = :state)
  AND strpos(lower(promotion.code), lower(:search)) > 0`
const RANK = `array_position(ARRAY['running', 'planned', 'used_up', 'off', 'ended'], ${STATE})`

export async function readPromotions(
  knex: Knex,
  { state, search = "", offset, limit }: PromotionFilter,
): Promise<{ promotions: PromotionRow[]; total: number }> {
  const binding = { state: state ?? "", search, offset, limit }
  const [page, counted] = await Promise.all([
    knex.raw<{ rows: PromotionRow[] }>(
      `${PROMOTIONS} WHERE ${MATCHING}
       ORDER BY ${RANK}, promotion.created_at DESC, promotion.id OFFSET :offset LIMIT :limit`,
      binding,
    ),
    knex.raw<{ rows: { total: number }[] }>(
      `SELECT count(*)::int AS total ${FROM} WHERE ${MATCHING}`,
      binding,
    ),
  ])
  return { promotions: page.rows, total: counted.rows[0]?.total ?? 0 }
}

/** Returns past, current and future automatic promotions, newest first. */
export async function readAutomatic(knex: Knex): Promise<PromotionRow[]> {
  const { rows } = await knex
    .raw<{ rows: PromotionRow[] }>(
      `${PROMOTIONS} WHERE promotion.is_automatic AND promotion.status = 'active' AND promotion.deleted_at IS NULL
       ORDER BY promotion.created_at DESC, promotion.id LIMIT 200`,
    )
    .options({ name: "automatic promotions" })
  return rows
}
