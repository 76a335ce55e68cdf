import { randomUUID } from "node:crypto"
import {
  creditAccountSchema,
  customerGroupSchema,
  paymentMethodsSchema,
  type CreditAccount,
  type CreditPayment,
  type CreditTerms,
  type OpenCheckout,
} from "@bon-perroquet/contract"
import type { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, ShopClient, type ShopAnswer } from "@bon-perroquet/testing"
import { HOME } from "@bon-perroquet/testing/purchase"

export interface Buyer {
  shop: ShopClient
  id: string
  email: string
}

export const TERMS: CreditTerms = { limit_cents: 20_000, payment_days: 30, end_of_month: false }
const creditOf = (id: string) => `/api/admin/customers/${id}/credit`

export async function newAccount(): Promise<Buyer> {
  const shop = new ShopClient()
  const { user } = await shop.register()
  return { shop, id: user.id, email: user.email }
}

/** Puts an account into a new customer group. */
export async function intoGroup({ shop }: Administrator, { id }: Buyer): Promise<string> {
  const { body } = await shop.write("POST", "/api/admin/customer-groups", { json: { name: randomUUID() } })
  const group = customerGroupSchema.parse(body).id
  await shop.write("PUT", `/api/admin/customers/${id}/groups`, { json: { group_ids: [group] } })
  return group
}

export const decide = ({ shop }: Administrator, { id }: Buyer, terms: CreditTerms | null) =>
  shop.write("PUT", creditOf(id), { json: { terms } })

export async function approvedBuyer(
  administrator: Administrator,
  terms: Partial<CreditTerms> = {},
): Promise<Buyer> {
  const buyer = await newAccount()
  await intoGroup(administrator, buyer)
  const answer = await decide(administrator, buyer, { ...TERMS, ...terms })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return buyer
}

export const ON_INVOICE: Partial<OpenCheckout> = { ...HOME, payment_method: "invoice" }

export interface InvoiceOrder {
  number: string
  session: string
  total: number
  sku: string
}

/** Orders units of a product of 40 euro on invoice. */
export async function orderOnInvoice({ shop, email }: Buyer, quantity = 1): Promise<InvoiceOrder> {
  const product = await ownProduct({ price: 40, stock: 20, vat_rate: 6 })
  await shop.addItem(product.id, quantity)
  const { session_id: session } = await shop.openCheckout({ ...ON_INVOICE, customer_email: email })
  const { metadata, amount_total } = await shop.paymentStatus(session)
  return { number: metadata.order_number ?? "", session, total: amount_total, sku: product.sku }
}

export const statementOf = async ({ shop }: Buyer): Promise<CreditAccount> =>
  creditAccountSchema.parse((await shop.send("GET", "/api/users/credit")).body)

export const book = (
  { shop }: Administrator,
  { id }: Buyer,
  json: Omit<CreditPayment, "kind" | "day"> & Partial<CreditPayment>,
): Promise<ShopAnswer> =>
  shop.write("POST", `${creditOf(id)}/payments`, { json: { kind: "payment", day: "2026-11-29", ...json } })

export const methodsFor = async (shop: ShopClient) =>
  paymentMethodsSchema.parse((await shop.send("GET", "/api/payments/methods")).body).methods
