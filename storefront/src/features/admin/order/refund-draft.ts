import { formatCents, typedCents, type Language } from "@bon-perroquet/contract"
import {
  refundShare,
  type AdminOrder,
  type NamedParts,
  type Refundable,
  type RefundAssignment,
} from "@bon-perroquet/contract"

/** Input of the refund form: units by line id, and amounts as typed. */
export interface RefundDraft {
  quantities: Readonly<Record<string, number>>
  delivery: string
  /** Amounts that are not for a line, as typed, by VAT rate. */
  amounts: Readonly<Record<number, string>>
}

export const EMPTY_DRAFT: RefundDraft = { quantities: {}, delivery: "", amounts: {} }

/** Replaces the names of the lines by the product names in the shop's language. */
export const inLocalNames = (refundable: Refundable, items: AdminOrder["items"]): Refundable => ({
  ...refundable,
  items: refundable.items.map((part) => ({
    ...part,
    name: items.find(({ id }) => id === part.id)?.local_name ?? part.name,
  })),
})

/** Returns a draft that refunds all units, and of the delivery as much as does not exceed `left` cents in total. */
export function everything(
  { items, delivery_cents }: Refundable,
  left: number,
  language: Language,
): RefundDraft {
  const delivery = Math.max(0, Math.min(delivery_cents, left - sum(items.map((item) => item.amount_cents))))
  return {
    quantities: Object.fromEntries(items.map(({ id, quantity }) => [id, quantity])),
    delivery: delivery ? formatCents(delivery, language).replace("€", "").trim() : "",
    amounts: {},
  }
}

export interface PricedDraft {
  parts: RefundAssignment
  total_cents: number
  /** Fields with an invalid or too high amount: "delivery" or a VAT rate. */
  wrong: readonly (number | "delivery")[]
}

const sum = (amounts: number[]): number => amounts.reduce((total, each) => total + each, 0)

/** Parses an amount. Returns cents, 0 for an empty field, or null for an invalid one. */
const centsIn = (typed: string | undefined): number | null => (typed?.trim() ? typedCents(typed) : 0)

/** Returns the selected parts and their total, as the server calculates them. */
export function priced(draft: RefundDraft, { items, delivery_cents, rates }: Refundable): PricedDraft {
  const chosen = items.flatMap((item) => {
    const quantity = draft.quantities[item.id] ?? 0
    return quantity > 0
      ? [{ ...item, chosen: quantity, cents: refundShare(item.amount_cents, quantity, item.quantity) }]
      : []
  })
  const delivery = centsIn(draft.delivery)
  const amounts = rates.map(({ vat_rate, amount_cents }) => {
    const itemsCents = sum(chosen.filter((item) => item.vat_rate === vat_rate).map(({ cents }) => cents))
    const cents = centsIn(draft.amounts[vat_rate])
    return { vat_rate, cents, isWrong: cents === null || cents > amount_cents - itemsCents }
  })
  const isDeliveryWrong = delivery === null || delivery > delivery_cents
  return {
    parts: partsOf(chosen, delivery ?? 0, amounts),
    total_cents: sum([
      ...chosen.map(({ cents }) => cents),
      delivery ?? 0,
      ...amounts.map(({ cents }) => cents ?? 0),
    ]),
    wrong: [
      ...(isDeliveryWrong ? (["delivery"] as const) : []),
      ...amounts.filter(({ isWrong }) => isWrong).map(({ vat_rate }) => vat_rate),
    ],
  }
}

/**
 * Returns why these cents cannot be refunded. The parts of a refund may have a higher total than the refundable amount,
 * because the amounts of the VAT rates include the delivery.
 */
export function totalProblem(cents: number, refundable_cents: number): "nothing" | "tooMuch" | undefined {
  if (cents === 0) return "nothing"
  return cents > refundable_cents ? "tooMuch" : undefined
}

function partsOf(
  chosen: { id: string; chosen: number }[],
  delivery_cents: number,
  amounts: { vat_rate: number; cents: number | null }[],
): NamedParts {
  const named = amounts.flatMap(({ vat_rate, cents }) => (cents ? [{ vat_rate, amount_cents: cents }] : []))
  return {
    ...(chosen.length > 0 && { items: chosen.map(({ id, chosen: quantity }) => ({ id, quantity })) }),
    ...(delivery_cents > 0 && { delivery_cents }),
    ...(named.length > 0 && { amounts: named }),
  }
}
