import {
  dayInBelgium,
  groupOfSegment,
  promotionInputSchema,
  segmentOfGroup,
  type PromotionForm,
  type Segment,
} from "@bon-perroquet/contract"
import { decimalEuro, toCents, toEuro } from "@bon-perroquet/contract/money"
import type { PromotionRow, RuleRow } from "./row"

/** Maximum quantity of a promotion without a maximum, because Medusa requires a number. */
export const EVERY_PIECE = 1_000_000
/**
 * The form treats a promotion of Medusa Admin with at least this maximum quantity as one without a maximum.
 */
const MANY = 1_000

const ATTRIBUTES = { products: "items.product.id", categories: "items.product.categories.id" } as const
const MINIMUM = "item_total"
const GROUPS = "customer.groups.id"
const PER_EMAIL = { type: "use_by_attribute", attribute: "customer_email" } as const

/** Returns the last day of a period whose end is exclusive. */
export const lastDay = (ends_at: Date): string => dayInBelgium(new Date(ends_at.getTime() - 1))

type Target = Pick<PromotionForm, "on" | "product_ids" | "category_ids">
const NONE = { product_ids: [], category_ids: [] }

function targetOf({ target_type, allocation, max_quantity, target_rules }: PromotionRow): Target | null {
  if (target_type === "order") return target_rules.length ? null : { on: "order", ...NONE }
  const isEach = allocation === "each" && (max_quantity ?? 0) >= MANY
  if (target_type === "shipping_methods")
    return target_rules.length || (allocation !== "across" && !max_quantity)
      ? null
      : { on: "delivery", ...NONE }
  const [rule, ...others] = target_rules
  if (!isEach || !rule || others.length || !["in", "eq"].includes(rule.operator)) return null
  if (rule.attribute === ATTRIBUTES.products) return { on: "products", ...NONE, product_ids: rule.values }
  if (rule.attribute === ATTRIBUTES.categories)
    return { on: "categories", ...NONE, category_ids: rule.values }
  return null
}

type Value = Pick<PromotionForm, "percent" | "amount_cents">

function valueOf(row: PromotionRow): Value | null {
  const { method_type, method_value: value, currency_code, is_tax_inclusive, target_type } = row
  if (value === null) return null
  if (method_type === "percentage") return { percent: value, amount_cents: null }
  // Amounts of delivery promotions always include VAT.
  const isMeant = currency_code === "eur" && (is_tax_inclusive || target_type === "shipping_methods")
  return isMeant ? { percent: null, amount_cents: toCents(value) } : null
}

/** Returns the segment or null. @returns undefined if the rules contain other groups of customers */
function segmentOf(rules: readonly RuleRow[]): Segment | null | undefined {
  const [rule, ...others] = rules
  if (!rule) return null
  const [group = "", ...more] = rule.values
  const isOne = ["in", "eq"].includes(rule.operator) && !others.length && !more.length
  return isOne ? segmentOfGroup(group) : undefined
}

/**
 * Returns the minimum in cents or null. @returns undefined if the rules contain anything but a minimum value
 */
function minimumOf(rules: readonly RuleRow[]): number | null | undefined {
  const [rule, ...others] = rules
  if (!rule) return null
  const [value, ...more] = rule.values
  const isMinimum = rule.attribute === MINIMUM && rule.operator === "gte" && value !== undefined
  return isMinimum && !others.length && !more.length ? toCents(Number(value)) || null : undefined
}

/** Returns the uses per e-mail address, or null without a limit. @returns undefined for any other budget */
function perEmailOf({
  budget_type,
  budget_attribute,
  budget_limit,
}: PromotionRow): number | null | undefined {
  if (budget_type === null || budget_limit === null) return null
  return budget_type === PER_EMAIL.type && budget_attribute === PER_EMAIL.attribute ? budget_limit : undefined
}

/**
 * Returns the form's values, or null if the form cannot express the promotion, for example a third of a
 * percent.
 */
export function formOf(row: PromotionRow): PromotionForm | null {
  const target = targetOf(row)
  const value = valueOf(row)
  const segment = segmentOf(row.rules.filter(({ attribute }) => attribute === GROUPS))
  const minimum_cents = minimumOf(row.rules.filter(({ attribute }) => attribute !== GROUPS))
  const limit_per_email = perEmailOf(row)
  const isShared = row.sharing > 1
  if (row.type !== "standard" || isShared || !target || !value) return null
  if (minimum_cents === undefined || limit_per_email === undefined || segment === undefined) return null
  const form: PromotionForm = {
    code: row.code,
    is_automatic: row.is_automatic,
    ...target,
    ...value,
    minimum_cents,
    limit: row.limit,
    limit_per_email,
    segment,
    from: row.starts_at && dayInBelgium(row.starts_at),
    until: row.ends_at && lastDay(row.ends_at),
    note: row.note ?? "",
  }
  return promotionInputSchema.safeParse(form).data ?? null
}

export function rulesFrom({ on, product_ids, category_ids, minimum_cents, segment }: PromotionForm) {
  const target = { products: product_ids, categories: category_ids, order: [], delivery: [] }[on]
  return {
    rules: [
      ...(minimum_cents === null
        ? []
        : [{ attribute: MINIMUM, operator: "gte" as const, values: [decimalEuro(minimum_cents)] }]),
      ...(segment === null
        ? []
        : [{ attribute: GROUPS, operator: "in" as const, values: [groupOfSegment(segment)] }]),
    ],
    target_rules:
      on === "products" || on === "categories"
        ? [{ attribute: ATTRIBUTES[on], operator: "in" as const, values: target }]
        : [],
  }
}

export function methodFrom({ on, percent, amount_cents }: PromotionForm) {
  const target_type = {
    order: "order",
    products: "items",
    categories: "items",
    delivery: "shipping_methods",
  } as const
  return {
    ...(percent === null
      ? { type: "fixed" as const, value: toEuro(amount_cents ?? 0), currency_code: "eur" }
      : { type: "percentage" as const, value: percent }),
    target_type: target_type[on],
    ...(on === "order"
      ? { allocation: "across" as const }
      : { allocation: "each" as const, max_quantity: EVERY_PIECE }),
  }
}

export const budgetFrom = (limit: number) => ({ ...PER_EMAIL, limit })
