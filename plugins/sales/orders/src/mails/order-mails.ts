import { formatCents } from "@bon-perroquet/contract/money"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import { merchantAddress, sendMail, unwrittenKeys } from "@bon-perroquet/mail/outbox"
import { nameInMail, type Values } from "@bon-perroquet/api-kit/mails"
import { reworded } from "@bon-perroquet/mail/wording"
import type { Language, MailName, Order, OrderStatus } from "@bon-perroquet/contract"
import { offeredMethods } from "@bon-perroquet/checkout/methods"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ORDER_STATUS_MODULE, type OrderRecord, type OrderStatusModuleService } from "../modules/order-status"
import { editsOfOrder, engineOrders, viewsOf } from "../orders"
import { deliveryLetters } from "./delivery-letters"
import { failedAt, moneyBack, type MoneyBack } from "../money/money-back"
import { mailMerchant } from "./merchant-mails"
import type { NamedLetter } from "./named-letter"
import { goodsOf, summaryOf, toPay } from "./mail-tables"
import { holdLetters, isSentInParts, parcelLetters } from "./parcel-letters"
import { articleEdits } from "../orders/article-edits"
import type { ReadOrder } from "../orders/read-order"
import { articleLetters } from "./article-letters"
import { lateLetters } from "./late-letters"
import { refundLetter } from "./refund-letter"
import { TEXTS } from "./texts"
import { rightToWithdraw, withdrawalLetters } from "./withdrawal-letters"

/** Milliseconds after which an unsent message or link is outdated and no longer sent. */
const LATE_MESSAGE = 24 * 3_600_000

const isRecent = ({ at }: { at: Date }): boolean => Date.now() - new Date(at).getTime() < LATE_MESSAGE

async function writtenLetters(
  container: MedusaContainer,
  { order_number }: Order,
  { messages }: OrderRecord,
  language: Language,
): Promise<NamedLetter[]> {
  const written = messages.filter(isRecent).filter(({ kind }) => kind === "written")
  if (!written.length) return []
  const reply_to = await merchantAddress(container)
  const { action, footer } = TEXTS[language].written(order_number)
  return written.flatMap(({ id, at, subject, text }) =>
    text
      ? [{ name: `message-${id}`, at, subject, paragraphs: text.split(/\n{2,}/), action, footer, reply_to }]
      : [],
  )
}

async function paymentLinkLetters(
  container: MedusaContainer,
  order: Order,
  { payment_links }: OrderRecord,
  language: Language,
): Promise<NamedLetter[]> {
  const { order_number, to_pay_cents: amount_cents } = order
  const sent = payment_links.filter(isRecent)
  if (amount_cents === null || !sent.length) return []
  const { paragraphs, ...letter } = TEXTS[language].paymentLink(
    order_number,
    formatCents(amount_cents, language),
  )
  const offers = offeredMethods(container).flatMap(
    ({ awaited }) => awaited?.offer({ order_number, amount_cents }, language) ?? [],
  )
  const offer = (await Promise.all(offers)).find((each) => each !== null)
  const rows = [
    ...(summaryOf(order, language)?.rows ?? []),
    ...(offer?.rows ?? []).map(({ label, value }): [string, string] => [label, value]),
  ]
  return sent.map(({ id, at }) => ({
    name: `payment-link-${id}`,
    at,
    worded: {
      mail: "payment_link",
      values: { number: order_number, amount: formatCents(amount_cents, language) },
    },
    ...letter,
    paragraphs: [...paragraphs, ...(offer ? [offer.text] : [])],
    table: { rows },
  }))
}

/**
 * Returns the payment instructions of an order that awaits its payment. They are sent again after each edit,
 * because the amount changes, and each time that a cancelled order is reinstated.
 */
async function awaitedLetters(
  container: MedusaContainer,
  orderId: string,
  order: Order,
  { changes }: OrderRecord,
  language: Language,
): Promise<NamedLetter[]> {
  const { awaited, order_number: number, created_at, timeline } = order
  if (!awaited) return []
  const edits = await editsOfOrder(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), orderId)
  const again = changes.filter(({ from_status }) => from_status === "cancelled").length
  const moments = [created_at, timeline.at(-1)?.at, edits.last].flatMap((at) =>
    at ? [new Date(at).getTime()] : [],
  )
  return [
    {
      name: `awaited-${awaited.due_at}${edits.count ? `-${edits.count}` : ""}${again ? `-again-${again}` : ""}`,
      at: new Date(Math.max(...moments)),
      worded: { mail: "awaited", values: { number } },
      ...TEXTS[language].awaited(number, awaited.text),
      ...(awaited.confirm_by !== undefined && { action: TEXTS[language].confirmAwaited }),
      table: toPay(order, awaited, language),
    },
  ]
}

const firstAt = ({ timeline }: Order, { changes }: OrderRecord, status: OrderStatus): Date =>
  new Date(
    changes.find(({ to_status }) => to_status === status)?.at ??
      timeline.find((step) => step.status === status)?.at ??
      0,
  )

function lettersOf(order: Order, back: MoneyBack, record: OrderRecord, language: Language): NamedLetter[] {
  const { replaces } = record
  const texts = TEXTS[language]
  const { order_number: number } = order
  const { tracking_number: tracking } = order.delivery
  const { refunded_cents, credited_cents, failed, isLate, isEnding } = back
  const money_cents = refunded_cents - credited_cents
  const refunded = money_cents > 0 ? formatCents(money_cents, language) : null
  const reached = new Set(order.timeline.map(({ status }) => status))
  const letters: NamedLetter[] = []
  const since = (status: OrderStatus) => firstAt(order, record, status)
  const worded = (mail: MailName, values: Values = {}) => ({ mail, values: { number, ...values } })
  if (reached.has("paid") && replaces)
    letters.push({
      name: "placed",
      at: since("paid"),
      worded: worded("replacement", { replaced: replaces }),
      ...texts.replacement(number, replaces),
      table: goodsOf(order, language),
    })
  else if (reached.has("paid")) {
    const { paragraphs, ...placed } = texts.placed(number)
    const waiting = order.waiting.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")
    const notes = [
      ...paragraphs,
      ...(waiting ? [texts.waiting(waiting)] : []),
      rightToWithdraw(order, language),
    ]
    letters.push({
      name: "placed",
      at: since("paid"),
      worded: worded("placed"),
      ...placed,
      paragraphs: notes,
      table: summaryOf(order, language),
    })
  }
  if (reached.has("preparing") && !reached.has("shipped"))
    letters.push({
      name: "preparing",
      at: since("preparing"),
      worded: worded("preparing"),
      ...texts.preparing(number),
    })
  // The name contains the tracking number, so that a changed number is e-mailed again.
  if (isSentInParts(order, record)) letters.push(...parcelLetters(order, record, language))
  else if (reached.has("shipped"))
    letters.push({
      name: `shipped-${tracking ?? ""}`,
      at:
        record.changes.find(({ tracking_number }) => tracking_number && tracking_number === tracking)?.at ??
        since("shipped"),
      worded: tracking ? worded("shipped", { tracking }) : worded("shipped_untracked"),
      ...texts.shipped(number, tracking),
    })
  const isUnpaid = order.payment.paid_cents === 0 && order.totals.total_cents > 0 && !replaces
  if (reached.has("cancelled"))
    letters.push({
      name: "cancelled",
      at: since("cancelled"),
      worded: worded(isUnpaid ? "cancelled_unpaid" : "cancelled"),
      ...(isUnpaid ? texts.cancelledUnpaid(number) : texts.cancelled(number, refunded)),
    })
  // If the refund preceded the cancellation, the cancellation's e-mail contains it and no second e-mail is
  // sent.
  const again = failed.length ? `-${failed.reduce((times, { undone }) => times + undone, 0)}` : ""
  const isInCancellation = reached.has("cancelled") ? !isLate : isEnding
  if (refunded_cents > 0 && !isInCancellation) letters.push(refundLetter(number, back, again, language))
  for (const refund of failed) {
    const amount = formatCents(refund.amount_cents, language)
    letters.push({
      name: refundFailed(refund),
      at: failedAt(refund),
      worded: worded("refund_failed", { amount }),
      ...texts.refundFailed(number, amount),
    })
  }
  return letters
}

const refundFailed = ({ id, undone }: MoneyBack["failed"][number]): string => `refund-failed-${id}-${undone}`

/** Statuses in which a customer can track the order. */
const TRACKED: readonly OrderStatus[] = ["paid", "preparing", "shipped"]

/** Sends every due e-mail about an order, each once, as the current channel. */
export async function mailInChannel(container: MedusaContainer, orderId: string): Promise<ReadOrder | null> {
  const records = container.resolve<OrderStatusModuleService>(ORDER_STATUS_MODULE)
  // Reads Medusa's order before the shop's rows, so that each refund in the order has a row.
  const [engineOrder] = await engineOrders(container, [orderId])
  if (!engineOrder?.email) return null
  const record = await records.recordOf(orderId)
  // Sends nothing during a status change, so that one e-mail contains refund and status.
  if (record.pending) return null
  const language = languageOf(engineOrder.locale ?? "") ?? DEFAULT_LANGUAGE
  const readers = { recordOf: () => record, issuedFor: () => [] }
  const [order] = await viewsOf(container, [engineOrder], undefined, readers)
  if (!order) return null
  // Stores the promised days before the confirmation is sent, because the confirmation contains them.
  const { promise } = order.delivery
  const isPromised = promise !== null && record.promise === null
  if (isPromised) {
    const shipping_option_id = engineOrder.shipping_methods[0]?.shipping_option_id ?? null
    await records.keepPromise({ order_id: orderId, shipping_option_id, ...promise })
  }
  const back = moneyBack(engineOrder, order, record.refunds)
  const edits = await articleEdits(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), engineOrder)
  const letters = [
    ...(await awaitedLetters(container, orderId, order, record, language)),
    ...lettersOf(order, back, record, language),
    ...holdLetters(order, record, language),
    ...lateLetters(order, language),
    ...articleLetters(order, edits, language),
    ...deliveryLetters(order.order_number, record, language),
    ...(await paymentLinkLetters(container, order, record, language)),
    ...(await writtenLetters(container, order, record, language)),
    ...withdrawalLetters(order, record, language),
  ]
  const keyOf = ({ name }: { name: string }): string => `order:${orderId}:${name}`
  const due = await unwrittenKeys(
    container,
    letters.map((letter) => ({ key: keyOf(letter), at: letter.at })),
  )
  // The merchant's e-mail is stored first. After a crash both are stored again, each once.
  for (const refund of back.failed.filter((one) => due.has(keyOf({ name: refundFailed(one) }))))
    await mailMerchant(container, order, `${refund.id}-${refund.undone}`, refund.amount_cents)
  const texts = TEXTS[language]
  const linkFor = (purpose: "order" | "tracking") =>
    signedLink(container, language, purpose, { order: orderId })
  for (const own of letters.filter((one) => due.has(keyOf(one)))) {
    const letter = own.worded ? await reworded(container, { ...own.worded, language }, own) : own
    await sendMail(container, {
      to: order.email,
      language,
      subject: letter.subject,
      key: keyOf(letter),
      ...(letter.reply_to && { reply_to: letter.reply_to }),
      content: {
        greeting: texts.greeting(nameInMail(order.shipping_address?.first_name)),
        paragraphs: letter.paragraphs,
        ...(letter.table && { table: letter.table }),
        ...(letter.footer && { footer: letter.footer }),
        action: { label: letter.action ?? "", url: linkFor("order") },
        ...(TRACKED.includes(order.status) && {
          links: [{ label: texts.track, url: linkFor("tracking") }],
        }),
      },
    })
  }
  return isPromised ? null : { order: engineOrder, record, edits }
}

/** E-mails a guest the link to the order's page. */
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
  const {
    subject,
    paragraphs,
    action = "",
    footer,
  } = await reworded(container, { mail: "order_link", language, values: { number } }, texts.orderLink(number))
  await sendMail(container, {
    to: email,
    language,
    subject,
    content: {
      greeting: texts.greeting(""),
      paragraphs,
      action: { label: action, url: signedLink(container, language, "order", { order: orderId }) },
      ...(footer && { footer }),
    },
  })
}
