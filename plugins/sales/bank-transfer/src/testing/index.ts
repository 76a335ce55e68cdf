import { paymentMethodsSchema, type OpenCheckout } from "@bon-perroquet/contract"
import { requireVariable, type ShopAnswer, type ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { HOME } from "@bon-perroquet/testing/purchase"
import type { Administrator } from "@bon-perroquet/orders/testing"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"

export const BY_TRANSFER: Partial<OpenCheckout> = { ...HOME, payment_method: "bank_transfer" }

export interface TransferOrder {
  shop: ShopClient
  session: string
  number: string
  email: string
  total: number
  communication: string
}

export async function orderByTransfer(
  shop: ShopClient,
  fields: Partial<OpenCheckout> = {},
): Promise<TransferOrder> {
  const { session_id: session } = await shop.openCheckout({ ...BY_TRANSFER, ...fields })
  const status = await shop.paymentStatus(session)
  const { order_number: number = "", customer_email: email = "" } = status.metadata
  const rows = status.awaited?.rows ?? []
  const communication = rows.find(({ value }) => value.startsWith("+++"))?.value ?? ""
  return { shop, session, number, email, total: status.amount_total, communication }
}

export const trySayingPaid = (
  { shop }: Administrator,
  number: string,
  received_cents: number,
): Promise<ShopAnswer> =>
  shop.write("POST", `/api/admin/orders/${number}/payment`, { json: { received_cents } })

export const methodsFor = async (shop: ShopClient) =>
  paymentMethodsSchema.parse((await shop.send("GET", "/api/payments/methods")).body).methods

export const subjectsOf = async ({ email, number }: TransferOrder): Promise<string[]> =>
  (await mailTo(email))
    .filter(({ subject }) => subject.includes(number))
    .map(({ subject }) => subject.replace(number, "N"))
    .reverse()

export const untilMailed = (order: TransferOrder, subject: string): Promise<string[]> =>
  until(`"${subject}" about ${order.number}`, async () => {
    const subjects = await subjectsOf(order)
    return subjects.includes(subject) && subjects
  })

export const shopDatabase = (): Knex =>
  connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })

export async function whenTimeIsUp(
  database: Knex,
  { number }: TransferOrder,
  what: "remind_at" | "due_at",
): Promise<void> {
  await database("bank_transfer")
    .where({ order_number: number })
    .update({ [what]: database.raw("now() - interval '1 day'") })
}
