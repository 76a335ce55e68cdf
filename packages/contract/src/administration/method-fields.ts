import { decimalEuro, typedCents } from "../money"
import { DELIVERY_KINDS, type DeliveryKind } from "../sets"
import type { CountryMethod } from "./countries"

/**
 * Converts a country's delivery methods to form fields and back. The dashboard and Medusa Admin use it.
 * Imports no schemas, so that either can bundle it.
 */

export interface MethodFields {
  offered: boolean
  steps: { up_to_grams: number; price: string }[]
  freeFrom: string
  minDays: string
  maxDays: string
}
export type FieldsByKind = Record<DeliveryKind, MethodFields>
export type MethodError = "price" | "days"

/** Default transit time for parcels abroad, and default weight steps of the carrier. */
const NEW: MethodFields = {
  offered: false,
  steps: [2_000, 10_000, 30_000].map((up_to_grams) => ({ up_to_grams, price: "" })),
  freeFrom: "",
  minDays: "3",
  maxDays: "5",
}

/** Returns the form fields of the current methods. Default: home delivery without a price. */
export function fieldsOf(methods: readonly CountryMethod[]): FieldsByKind {
  const of = (kind: DeliveryKind): MethodFields => {
    const existing = methods.find((method) => method.kind === kind)
    if (!existing) return { ...NEW, offered: methods.length === 0 && kind === "home" }
    return {
      offered: true,
      steps: existing.steps.map(({ up_to_grams, price_cents }) => ({
        up_to_grams,
        price: decimalEuro(price_cents),
      })),
      freeFrom: existing.free_from_cents === null ? "" : decimalEuro(existing.free_from_cents),
      minDays: String(existing.min_days),
      maxDays: String(existing.max_days),
    }
  }
  return { home: of("home"), pickup_point: of("pickup_point"), locker: of("locker") }
}

const daysOf = (text: string): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Returns the delivery method of the form fields, or their errors. */
function methodTyped(kind: DeliveryKind, fields: MethodFields): CountryMethod | MethodError {
  const steps = fields.steps.flatMap(({ up_to_grams, price }) => {
    const price_cents = typedCents(price)
    return price_cents === null ? [] : [{ up_to_grams, price_cents }]
  })
  const isNeverFree = fields.freeFrom.trim() === ""
  const free_from_cents = isNeverFree ? null : typedCents(fields.freeFrom)
  if (steps.length < fields.steps.length || (!isNeverFree && free_from_cents === null)) return "price"
  const [min_days, max_days] = [daysOf(fields.minDays), daysOf(fields.maxDays)]
  if (!(min_days <= max_days && max_days <= 60)) return "days"
  return { kind, steps, free_from_cents, min_days, max_days }
}

export function methodsTyped(fields: FieldsByKind) {
  const all = DELIVERY_KINDS.filter((kind) => fields[kind].offered).map((kind) => ({
    kind,
    method: methodTyped(kind, fields[kind]),
  }))
  const errors: Partial<Record<DeliveryKind, MethodError>> = {}
  for (const { kind, method } of all) if (typeof method === "string") errors[kind] = method
  const methods = all.flatMap(({ method }) => (typeof method === "string" ? [] : [method]))
  return { methods, errors, isComplete: all.length > 0 && methods.length === all.length }
}
