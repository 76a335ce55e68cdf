import { DEFAULT_LANGUAGE, FORMAT_LOCALE_OF, languageOf } from "@bon-perroquet/languages/locales"
import { nameInMail, sendMail, type MailContent } from "@bon-perroquet/mail/outbox"
import type { Language, Order, PaymentInstructions } from "@bon-perroquet/contract"
import { signedLink } from "@bon-perroquet/shop-api/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { TAKEN_BY_DISPUTE } from "@bon-perroquet/checkout/methods"
import {
  ORDER_STATUS_MODULE,
  type OrderRecord,
  type OrderStatusModuleService,
  type RefundRow,
} from "../modules/order-status"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import { engineOrders, viewsOf } from "../orders"
import { engineRefundsOf } from "../refunds/of-order"
import { originOf } from "../refunds/origin"
import { money } from "./amounts"
import { mailMerchant } from "./merchant-mails"
import { TEXTS, type Letter } from "./texts"

interface NamedLetter extends Letter {
  /** Part of the message's key: each is written once. */
  name: string
  table?: MailContent["table"]
}

const percent = (rate: number, language: Language): string =>
  new Intl.NumberFormat(FORMAT_LOCALE_OF[language], { style: "percent", maximumFractionDigits: 1 }).format(
    rate / 100,
  )

function summaryOf(
  { items, promotions, totals, shipping_address }: Order,
  language: Language,
): MailContent["table"] {
  const { rows } = TEXTS[language]
  const amount = (cents: number) => money(cents, language)
  const line = shipping_address && [
    `${shipping_address.street} ${shipping_address.number}${shipping_address.apartment ? ` / ${shipping_address.apartment}` : ""}`,
    `${shipping_address.postal_code} ${shipping_address.city}, ${shipping_address.country}`,
  ]
  return {
    rows: [
      ...items.map(({ quantity, name, line_total_cents }): [string, string] => [
        `${quantity} × ${name}`,
        amount(line_total_cents),
      ]),
      [rows.delivery, totals.delivery_cents ? amount(totals.delivery_cents) : rows.free],
      ...promotions.map(({ code, discount_cents }): [string, string] => [
        rows.discount(code),
        amount(-discount_cents),
      ]),
      [rows.total, amount(totals.total_cents)],
      ...totals.vat.map(({ rate, vat_cents }): [string, string] => [
        rows.vat(percent(rate, language)),
        amount(vat_cents),
      ]),
      ...(line ? [[rows.address, line.join(", ")] satisfies [string, string]] : []),
    ],
  }
}

/** How to pay, and what for. */
function toPay(order: Order, { rows }: PaymentInstructions, language: Language): MailContent["table"] {
  const summary = summaryOf(order, language)
  const how = rows.map(({ label, value }): [string, string] => [label, value])
  return { rows: [...how, ...(summary?.rows ?? [])] }
}

/** What became of an order's money, as far as its customer is told. */
interface MoneyBack {
  /** Given back by the shop; what a bank took by a dispute, it tells of itself. */
  refunded_cents: number
  /** Whether some of it was given back after the order was cancelled. */
  isLate: boolean
  /** Whether all of it went back without the shop's doing, so that the order is just being cancelled. */
  isEnding: boolean
  failed: RefundRow[]
}

/** What there is to say of an order's course. */
function lettersOf(order: Order, back: MoneyBack, language: Language): NamedLetter[] {
  const texts = TEXTS[language]
  const { order_number: number } = order
  const { tracking_number: tracking } = order.delivery
  const { refunded_cents, failed, isLate, isEnding } = back
  const refunded = refunded_cents > 0 ? money(refunded_cents, language) : null
  const reached = new Set(order.timeline.map(({ status }) => status))
  const letters: NamedLetter[] = []
  if (order.awaited)
    letters.push({
      name: `awaited-${order.awaited.due_at}`,
      ...texts.awaited(number, order.awaited.text),
      table: toPay(order, order.awaited, language),
    })
  if (reached.has("paid"))
    letters.push({ name: "placed", ...texts.placed(number), table: summaryOf(order, language) })
  if (reached.has("preparing") && !reached.has("shipped"))
    letters.push({ name: "preparing", ...texts.preparing(number) })
  // A tracking number that came later, or was corrected, is worth a message of its own.
  if (reached.has("shipped"))
    letters.push({ name: `shipped-${tracking ?? ""}`, ...texts.shipped(number, tracking) })
  const isUnpaid = order.payment.paid_cents === 0
  if (reached.has("cancelled"))
    letters.push({
      name: "cancelled",
      ...(isUnpaid ? texts.cancelledUnpaid(number) : texts.cancelled(number, refunded)),
    })
  // The refund that comes with a cancellation is told in the same message, where it is known by then.
  const again = failed.length ? `-${failed.reduce((times, { undone }) => times + undone, 0)}` : ""
  const isTold = reached.has("cancelled") ? !isLate : isEnding
  if (refunded && !isTold)
    letters.push({ name: `refunded-${refunded_cents}${again}`, ...texts.refunded(number, refunded) })
  for (const { id, undone, amount_cents } of failed)
    letters.push({
      name: `refund-failed-${id}-${undone}`,
      ...texts.refundFailed(number, money(amount_cents, language)),
    })
  return letters
}

const momentIn = (language: Language, at: Date): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Brussels",
  }).format(at)

/** The acknowledgement of each declaration to withdraw: what was declared, and when. */
const withdrawalLetters = (number: string, { withdrawals }: OrderRecord, language: Language): NamedLetter[] =>
  withdrawals.map(({ id, at, items, message, confirmed }) => ({
    name: `withdrawal-${id}`,
    // Who knows number and address may be a stranger: the shop carries no words of theirs.
    ...(confirmed
      ? TEXTS[language].withdrawal(number, momentIn(language, new Date(at)), message)
      : TEXTS[language].withdrawalWaiting(number, momentIn(language, new Date(at)))),
    table: { rows: items.map(({ name, quantity }): [string, string] => [name, String(quantity)]) },
  }))

const linkOf = (container: MedusaContainer, orderId: string) =>
  signedLink(container, "order", { order: orderId })

function moneyBack(engineOrder: EngineOrder, order: Order, rows: RefundRow[]): MoneyBack {
  const lost = rows.filter((row) => originOf(row) === "dispute" && row.state === "done")
  const lost_cents = lost.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const cancelled = order.timeline.find(({ status }) => status === "cancelled")
  // In the books already, though its row may not say so yet.
  const last = rows.filter(({ state }) => state === "made" || state === "done").at(-1)
  const { paid_cents, refunded_cents } = order.payment
  return {
    refunded_cents: refunded_cents - lost_cents,
    isLate: engineRefundsOf(engineOrder).some(
      ({ created_at }) => cancelled !== undefined && new Date(created_at) > new Date(cancelled.at),
    ),
    isEnding:
      refunded_cents >= paid_cents &&
      last !== undefined &&
      originOf(last) !== "shop" &&
      !order.timeline.some(({ status }) => status === "shipped" || status === "delivered"),
    failed: rows.filter(
      (row) => row.state === "failed" && originOf(row) !== "dispute" && row.failure !== TAKEN_BY_DISPUTE,
    ),
  }
}

/** Writes every message that is due about an order; what was written before is not written again. */
export async function mailOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const records = container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE)
  // A change that is under way is told when it is done: its refund and its status in one message.
  if (await records.pendingChange(orderId)) return
  const [engineOrder] = await engineOrders(container, [orderId])
  if (!engineOrder?.email) return
  const language = languageOf(engineOrder.locale ?? "") ?? DEFAULT_LANGUAGE
  const record = (await records.recordsOf([orderId]))(orderId)
  const [order] = await viewsOf(container, [engineOrder])
  if (!order) return
  const back = moneyBack(engineOrder, order, await records.refunds.of(orderId))
  const letters = [
    ...lettersOf(order, back, language),
    ...withdrawalLetters(order.order_number, record, language),
  ]
  for (const { id, undone, amount_cents } of back.failed)
    await mailMerchant(container, order, `${id}-${undone}`, amount_cents)
  for (const { name, table, ...letter } of letters) {
    await sendMail(container, {
      to: order.email,
      language,
      subject: letter.subject,
      key: `order:${orderId}:${name}`,
      content: {
        greeting: TEXTS[language].greeting(nameInMail(order.shipping_address?.first_name)),
        paragraphs: letter.paragraphs,
        ...(table && { table }),
        action: { label: letter.action ?? "", url: linkOf(container, orderId) },
      },
    })
  }
}

/** Sends a guest the way to the order's page. */
export async function mailOrderLink(
  container: MedusaContainer,
  {
    orderId,
    number,
    email,
    language,
  }: { orderId: string; number: string; email: string; language: Language },
): Promise<void> {
  const texts = TEXTS[language]
  const { subject, paragraphs, action = "", footer } = texts.orderLink(number)
  await sendMail(container, {
    to: email,
    language,
    subject,
    content: {
      greeting: texts.greeting(""),
      paragraphs,
      action: { label: action, url: linkOf(container, orderId) },
      ...(footer && { footer }),
    },
  })
}
