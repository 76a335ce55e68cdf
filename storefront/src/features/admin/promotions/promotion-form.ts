import {
  formatEditedCents,
  formatDecimal,
  type AdminPromotion,
  daySchema,
  type Language,
  MAX_PROMOTION_CENTS,
  MAX_PROMOTION_TARGETS,
  MAX_PROMOTION_USES,
  PROMOTION_TARGETS,
  type PromotionForm,
  SEGMENTS,
  typedCents,
  typedPercent,
} from "@bon-perroquet/contract"
import { z } from "zod"

export const KINDS = ["code", "automatic"] as const
export const UNITS = ["percent", "amount"] as const

/** Parses a percentage. A discount of 0 is invalid. */
const typedDiscount = (text: string): number | null => typedPercent(text) || null

function typedAmount(text: string): number | null {
  const cents = typedCents(text)
  return cents !== null && cents >= 1 && cents <= MAX_PROMOTION_CENTS ? cents : null
}

function typedUses(text: string): number | null {
  const uses = /^\d{1,7}$/.test(text) ? Number(text) : 0
  return uses >= 1 && uses <= MAX_PROMOTION_USES ? uses : null
}

const emptyOr = (read: (text: string) => unknown) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || read(text) !== null)
const day = z.union([z.literal(""), daySchema])
const ids = z.array(z.string())

export const promotionFormSchema = z
  .object({
    kind: z.enum(KINDS),
    code: z.string().trim().min(2).max(64),
    on: z.enum(PROMOTION_TARGETS),
    product_ids: ids.max(MAX_PROMOTION_TARGETS),
    category_ids: ids.max(MAX_PROMOTION_TARGETS),
    unit: z.enum(UNITS),
    percent: z.string().trim(),
    amount: z.string().trim(),
    minimum: emptyOr(typedAmount),
    limit: emptyOr(typedUses),
    limit_per_email: emptyOr(typedUses),
    segment: z.union([z.literal(""), z.enum(SEGMENTS)]),
    from: day,
    until: day,
    note: z.string().trim().max(500),
  })
  .refine(({ unit, percent }) => unit !== "percent" || typedDiscount(percent) !== null, { path: ["percent"] })
  .refine(({ unit, amount }) => unit !== "amount" || typedAmount(amount) !== null, { path: ["amount"] })
  .refine(({ on, product_ids }) => on !== "products" || product_ids.length > 0, { path: ["product_ids"] })
  .refine(({ on, category_ids }) => on !== "categories" || category_ids.length > 0, {
    path: ["category_ids"],
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ["until"] })
export type PromotionValues = z.infer<typeof promotionFormSchema>

/** Initial values for the most common promotion: a code for the whole order. */
export const NEW_PROMOTION: PromotionValues = {
  ...{ kind: "code", code: "", on: "order", product_ids: [], category_ids: [], unit: "percent" },
  ...{ percent: "", amount: "", minimum: "", limit: "", limit_per_email: "", from: "", until: "", note: "" },
  segment: "",
}

export function valuesOf(form: NonNullable<AdminPromotion["form"]>, language: Language): PromotionValues {
  const euro = (cents: number | null) => (cents === null ? "" : formatEditedCents(cents, language))
  const { is_automatic, percent, amount_cents, minimum_cents, limit, limit_per_email, from, until } = form
  const { code, on, product_ids, category_ids, note } = form
  return {
    ...{ code, on, product_ids, category_ids, note },
    kind: is_automatic ? "automatic" : "code",
    unit: percent === null ? "amount" : "percent",
    percent: percent === null ? "" : formatDecimal(percent, language),
    amount: euro(amount_cents),
    minimum: euro(minimum_cents),
    limit: String(limit ?? ""),
    limit_per_email: String(limit_per_email ?? ""),
    segment: form.segment ?? "",
    from: from ?? "",
    until: until ?? "",
  }
}

/** Converts form values to a request. Only the selected target is sent. */
export function formFrom(values: PromotionValues): PromotionForm {
  const { kind, code, on, unit, note } = values
  return {
    ...{ code, on, note },
    is_automatic: kind === "automatic",
    product_ids: on === "products" ? values.product_ids : [],
    category_ids: on === "categories" ? values.category_ids : [],
    percent: unit === "percent" ? typedDiscount(values.percent) : null,
    amount_cents: unit === "amount" ? typedAmount(values.amount) : null,
    minimum_cents: typedAmount(values.minimum),
    limit: typedUses(values.limit),
    limit_per_email: typedUses(values.limit_per_email),
    segment: values.segment || null,
    from: values.from || null,
    until: values.until || null,
  }
}
