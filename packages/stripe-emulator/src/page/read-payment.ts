import type { FormValue } from "../api/form"
import type { CheckoutRecord, PaymentMethod, Payer } from "../objects/checkout-record"
import type { Address } from "../objects/wire"
import { TEST_CARDS, type CardFate } from "../payments/test-cards"
import type { Problem } from "../texts"

export type TypedPayment = { payer: Payer; method: PaymentMethod; fate: CardFate }

type Typed = { [name: string]: FormValue }

const MAX_TYPED = 200
/** Fields whose values are shown again after a declined attempt. They exclude the card. */
export const KEPT_FIELDS = [
  "email",
  "phone",
  "name",
  "line1",
  "line2",
  "postal_code",
  "city",
  "country",
  "payment_method",
  "card_name",
]

/** Methods that the payer confirms on the bank's page. */
const REDIRECTS = ["bancontact", "ideal"] as const

/** Returns null for an empty field. */
export function typed(form: Typed, name: string): string | null {
  const value = form[name]
  return typeof value === "string" ? value.trim().slice(0, MAX_TYPED) || null : null
}

export function readPayment(
  { session }: CheckoutRecord,
  form: Typed,
  now: number,
): { problems: Problem[]; payment: TypedPayment | null } {
  const problems: Problem[] = []
  const need = (name: string, problem: Problem, ok: (value: string) => boolean = () => true) => {
    const value = typed(form, name)
    if (value === null || !ok(value)) problems.push(problem)
    return value ?? ""
  }
  const email = need("email", "email", (value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value))
  const phone = session.phone_number_collection?.enabled ? need("phone", "phone") : null
  const allowed: readonly string[] | null = session.shipping_address_collection?.allowed_countries ?? null
  const wantsAddress = allowed !== null || session.billing_address_collection === "required"
  const place = wantsAddress
    ? {
        name: need("name", "name"),
        address: {
          ...readAddress(form),
          line1: need("line1", "line1"),
          postal_code: need("postal_code", "postal_code"),
          city: need("city", "city"),
          country: need("country", "country", (code) => !allowed || allowed.includes(code)),
        },
      }
    : null
  const { method, fate } = readMethod(session.payment_method_types, form, now, problems)
  const name = typed(form, "card_name") ?? place?.name ?? null
  const payer = { email, name, phone, shipping: allowed ? place : null, billing: place?.address ?? null }
  return { problems, payment: problems.length === 0 && method ? { payer, method, fate } : null }
}

function readAddress(form: Typed): Address {
  return {
    city: null,
    country: null,
    line1: null,
    line2: typed(form, "line2"),
    postal_code: null,
    state: null,
  }
}

export function readMethod(
  types: readonly string[],
  form: Typed,
  now: number,
  problems: Problem[],
): { method: PaymentMethod | null; fate: CardFate } {
  const redirect = REDIRECTS.find((type) => type === typed(form, "payment_method") && types.includes(type))
  if (redirect) return { method: { type: redirect }, fate: "authenticate" }
  if (!types.includes("card")) {
    problems.push("method")
    return { method: null, fate: "approve" }
  }
  const number = (typed(form, "number") ?? "").replace(/[\s-]/g, "")
  const card = Object.hasOwn(TEST_CARDS, number) ? TEST_CARDS[number] : undefined
  if (!card) problems.push(isCardNumber(number) ? "not_a_test_card" : "number")
  const expiry = readExpiry(typed(form, "expiry") ?? "", now)
  if (!expiry) problems.push("expiry")
  const digits = card?.brand === "amex" ? 4 : 3
  if (!new RegExp(`^\\d{${digits}}$`).test(typed(form, "cvc") ?? "")) problems.push("cvc")
  if (!card || !expiry) return { method: null, fate: "approve" }
  const { fate, ...kind } = card
  return { method: { type: "card", card: { ...kind, last4: number.slice(-4), ...expiry } }, fate }
}

/** Parses "MM/YY" or "MM/YYYY", valid until the end of the month. */
function readExpiry(text: string, now: number): { expMonth: number; expYear: number } | null {
  const [, month = "", year = ""] = /^(\d{1,2})\s*[/.-]?\s*((?:20)?\d{2})$/.exec(text) ?? []
  const expMonth = Number(month)
  const expYear = (Number(year) % 2000) + 2000
  const endsAt = Date.UTC(expYear, expMonth, 1) / 1000
  return month && expMonth >= 1 && expMonth <= 12 && endsAt > now ? { expMonth, expYear } : null
}

function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
