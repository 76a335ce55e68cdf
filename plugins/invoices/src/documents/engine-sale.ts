import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/languages/locales"
import {
  type EngineOrder,
  type OrderRefund,
  type OrderTaxLine,
  readOrders,
} from "@bon-perroquet/engine-tables"
import { discountCents } from "@bon-perroquet/promotions/money"
import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MathBN } from "@medusajs/framework/utils"
import { refundPartsSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import type { Refunded } from "./credit-note"
import { lineOf, type Sale } from "./sale"

/** Whoever made the refund notes on it what it was for, and how often that was said anew. */
const saidOfRefund = z.object({
  parts: refundPartsSchema.nullable().catch(null),
  assigned: z.number().int().catch(0),
})

/** The engine's decimal euro as cents. */
const centsOf = (euro: number): number => MathBN.mult(euro, 100).decimalPlaces(0).toNumber()
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const isoOf = (moment: string): string => new Date(moment).toISOString()

function buyerOf({ shipping_address: address }: EngineOrder): Sale["buyer"] {
  return {
    name: [address?.first_name, address?.last_name].filter(Boolean).join(" "),
    street: [address?.address_1, address?.address_2].filter(Boolean).join(" / "),
    postal_code: address?.postal_code ?? "",
    city: address?.city ?? "",
    country: address?.country_code?.toUpperCase() ?? "",
  }
}

const rateOf = (taxLines: OrderTaxLine[]): number => taxLines[0]?.rate ?? 0

const linesOf = ({ items }: EngineOrder): Sale["lines"] =>
  items.map(({ title, quantity, unit_price, tax_lines, adjustments }) =>
    lineOf(
      {
        name: title,
        quantity,
        unit_cents: centsOf(unit_price),
        rate: rateOf(tax_lines),
      },
      adjustments,
    ),
  )

function deliveryOf({ shipping_methods }: EngineOrder): number {
  return sum(
    shipping_methods.map(({ amount, tax_lines, adjustments }) => {
      const full = centsOf(amount)
      return full - discountCents(adjustments, full, rateOf(tax_lines))
    }),
  )
}

const byTime = (a: { at: string }, b: { at: string }): number => (a.at < b.at ? -1 : 1)

const moneyOf = ({ id, amount, created_at }: Pick<OrderRefund, "id" | "amount" | "created_at">) => ({
  id,
  cents: centsOf(amount),
  at: isoOf(created_at),
})

/** A refund of the engine's, and the name under which it is credited: another when somebody said anew what it was for. */
export interface Refund extends Refunded {
  credited_as: string
}

function refundOf(refund: OrderRefund): Refund {
  const { id, ...money } = moneyOf(refund)
  const { parts, assigned } = saidOfRefund.parse(refund.metadata ?? {})
  return { ...money, parts, credited_as: assigned ? `${id}:${assigned}` : id }
}

export interface PaidOrder {
  sale: Sale
  /** Oldest first. */
  refunds: Refund[]
}

/** A paid order of the engine; null for one that is not paid, or none. */
export async function paidOrder(container: MedusaContainer, orderId: string): Promise<PaidOrder | null> {
  const [order] = await readOrders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [orderId])
  const payments = order?.payments ?? []
  const captures = payments
    .flatMap(({ captures }) => captures)
    .map(moneyOf)
    .sort(byTime)
  const [first] = captures
  if (!order || !first) return null
  const buyer = buyerOf(order)
  const sale: Sale = {
    order_number: order.custom_display_id ?? String(order.display_id),
    ordered_at: isoOf(order.created_at),
    paid_at: first.at,
    paid_cents: sum(captures.map(({ cents }) => cents)),
    language: languageOf(order.locale ?? "") ?? DEFAULT_LANGUAGE,
    country: buyer.country,
    scheme: container.resolve<VatModuleService>(VAT_MODULE).scheme,
    buyer,
    lines: linesOf(order),
    delivery_cents: deliveryOf(order),
  }
  const refunds = payments
    .flatMap(({ refunds }) => refunds)
    .map(refundOf)
    .sort(byTime)
  return { sale, refunds }
}
