import { typedCents } from "@bon-perroquet/admin-extensions"
import type { Method, MethodKind } from "../countries/contract"

export const KINDS = ["home", "pickup_point", "locker"] as const satisfies readonly MethodKind[]

/** A method as it is typed. */
export interface MethodFields {
  offered: boolean
  price: string
  freeFrom: string
  minDays: string
  maxDays: string
}
export type FieldsByKind = Record<MethodKind, MethodFields>
export type MethodError = "price" | "days"

/** The shop's promise for parcels abroad. */
const NEW: MethodFields = { offered: false, price: "", freeFrom: "", minDays: "3", maxDays: "5" }

const typed = (cents: number): string => (cents / 100).toFixed(2)

/** The fields of what is offered now; of nothing yet: home delivery, without a price. */
export function fieldsOf(methods: readonly Method[]): FieldsByKind {
  const of = (kind: MethodKind): MethodFields => {
    const known = methods.find((method) => method.kind === kind)
    if (!known) return { ...NEW, offered: methods.length === 0 && kind === "home" }
    return {
      offered: true,
      price: typed(known.price_cents),
      freeFrom: known.free_from_cents === null ? "" : typed(known.free_from_cents),
      minDays: String(known.min_days),
      maxDays: String(known.max_days),
    }
  }
  return { home: of("home"), pickup_point: of("pickup_point"), locker: of("locker") }
}

const daysOf = (text: string): number => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** The method that was typed, or what is wrong with it. */
export function methodTyped(kind: MethodKind, fields: MethodFields): Method | MethodError {
  const price_cents = typedCents(fields.price)
  const free_from_cents = fields.freeFrom.trim() ? typedCents(fields.freeFrom) : null
  if (price_cents === undefined || free_from_cents === undefined || free_from_cents === 0) return "price"
  const [min_days, max_days] = [daysOf(fields.minDays), daysOf(fields.maxDays)]
  if (!(min_days <= max_days)) return "days"
  return { kind, price_cents, free_from_cents, min_days, max_days }
}

/** All that is offered, with the kinds that are typed wrong. */
export function methodsTyped(fields: FieldsByKind) {
  const typedMethods = KINDS.filter((kind) => fields[kind].offered).map((kind) => ({
    kind,
    method: methodTyped(kind, fields[kind]),
  }))
  return {
    methods: typedMethods.flatMap(({ method }) => (typeof method === "string" ? [] : [method])),
    errors: Object.fromEntries(
      typedMethods.flatMap(({ kind, method }) => (typeof method === "string" ? [[kind, method]] : [])),
    ) as Partial<Record<MethodKind, MethodError>>,
    isComplete: typedMethods.length > 0 && typedMethods.every(({ method }) => typeof method !== "string"),
  }
}
