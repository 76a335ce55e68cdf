import { decimalEuro, typedCents } from "../../money"
import { DELIVERY_KINDS, type DeliveryCountry, type DeliveryKind } from "../../sets"
import type { CarrierOffer, CountryMethod } from "../countries"

/**
 * Converts a country's delivery methods to form fields and back, for the dashboard and for Medusa Admin. Imports no
 * schemas, so that both can bundle it.
 */

export type CarrierService = Omit<CarrierOffer["services"][number], "country"> & {
  carrier: string
  name: string
}

export interface MethodFields {
  offered: boolean
  carrier: string
  steps: { up_to_grams: number; price: string }[]
  freeFrom: string
  minDays: string
  maxDays: string
}
export type FieldsByKind = Record<DeliveryKind, MethodFields>
export type MethodError = "price" | "days"

const NO_METHOD: MethodFields = {
  ...{ offered: false, carrier: "", steps: [], freeFrom: "", minDays: "", maxDays: "" },
}

export const servicesTo = (carriers: readonly CarrierOffer[], to: DeliveryCountry): CarrierService[] =>
  carriers.flatMap(({ code: carrier, name, services }) =>
    services.flatMap(({ country, ...service }) => (country === to ? [{ carrier, name, ...service }] : [])),
  )

/**
 * Returns the form fields after the merchant chose another carrier: with this carrier's weight steps and transit time.
 * Steps with the same weight keep their price.
 */
export const withService = (
  fields: MethodFields,
  { carrier, up_to_grams, min_days, max_days }: CarrierService,
): MethodFields => ({
  ...fields,
  carrier,
  steps: up_to_grams.map((grams) => ({
    up_to_grams: grams,
    price: fields.steps.find((step) => step.up_to_grams === grams)?.price ?? "",
  })),
  ...{ minDays: String(min_days), maxDays: String(max_days) },
})

/**
 * Returns the form fields of a country's delivery methods. Without methods, the form suggests home delivery by the
 * first carrier.
 * @param services all carriers' services to the country
 */
export function fieldsOf(
  methods: readonly CountryMethod[],
  services: readonly CarrierService[],
): FieldsByKind {
  const of = (kind: DeliveryKind): MethodFields => {
    const existing = methods.find((method) => method.kind === kind)
    if (!existing) {
      const service = services.find((each) => each.kind === kind)
      const offered = service !== undefined && methods.length === 0 && kind === "home"
      return service ? withService({ ...NO_METHOD, offered }, service) : NO_METHOD
    }
    return {
      offered: true,
      carrier: existing.carrier ?? "",
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
  const { carrier } = fields
  return { kind, ...(carrier && { carrier }), steps, free_from_cents, min_days, max_days }
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
