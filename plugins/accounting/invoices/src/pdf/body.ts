import { isBalanceMethod, paidByBalancesCents } from "@bon-perroquet/contract"
import { BARK, MARGIN, WIDTH } from "../paper"
import type { Content, Line } from "../modules/documents"
import { isOssSale } from "../report/grids"
import { rule, write, type Sheet } from "./page"
import { payersOf } from "./payers"
import { drawTable, room, type Column } from "./table"

export const isOss = ({ content }: Sheet): boolean => isOssSale(content)

function lineRow({ texts, formats }: Sheet, line: Line): string[] {
  const discount = line.discount_cents ? `\n${texts.discount(formats.money(line.discount_cents))}` : ""
  return [
    `${line.name}${discount}`,
    String(line.quantity),
    formats.money(line.unit_cents),
    formats.percent(line.rate),
    formats.money(line.gross_cents),
  ]
}

function deliveryRow({ content, texts, formats }: Sheet): string[] {
  const rates = content.totals.vat.map(({ rate }) => formats.percent(rate)).join(" / ")
  const amount = content.delivery_cents ? formats.money(content.delivery_cents) : texts.free
  return [texts.delivery, "1", amount, content.delivery_cents ? rates : "", amount]
}

/** Returns one row per rate, because a refunded amount names no goods. */
function creditRows({ content, texts, formats }: Sheet): string[][] {
  const { part, rest, undone } = texts.credited
  const text = content.undoes ? undone : content.credits?.extent === "rest" ? rest : part
  return content.totals.vat.map(({ rate, net_cents, vat_cents }) => {
    const amount = formats.money(net_cents + vat_cents)
    return [text, "1", amount, formats.percent(rate), amount]
  })
}

function amountRows({ content, texts, formats }: Sheet): string[][] {
  return (content.amounts ?? []).map(({ rate, gross_cents }) => {
    const amount = formats.money(gross_cents)
    return [texts.credited.amount, "1", amount, formats.percent(rate), amount]
  })
}

function namedRows(sheet: Sheet): string[][] {
  const { kind, lines, delivery_cents, credits } = sheet.content
  const isWhole = kind === "invoice" || credits?.extent === "all"
  return [
    ...lines.map((line) => lineRow(sheet, line)),
    ...(isWhole || delivery_cents ? [deliveryRow(sheet)] : []),
    ...amountRows(sheet),
  ]
}

function lineColumns({ texts: { columns } }: Sheet): Column[] {
  return [
    { title: columns.description, width: WIDTH - 275 },
    { title: columns.quantity, width: 50, align: "right" },
    { title: columns.unitPrice, width: 85, align: "right" },
    { title: columns.vat, width: 60, align: "right" },
    { title: columns.amount, width: 80, align: "right" },
  ]
}

/** @returns the y position below the lines, in points */
export function drawLines(sheet: Sheet, y: number): number {
  const { lines, delivery_cents, amounts = [] } = sheet.content
  const isNamed = lines.length > 0 || delivery_cents > 0 || amounts.length > 0
  const rows = isNamed ? namedRows(sheet) : creditRows(sheet)
  return drawTable(sheet, { columns: lineColumns(sheet), x: MARGIN, rows }, y)
}

function drawVat(sheet: Sheet, y: number): number {
  const { content, texts, formats } = sheet
  const country = isOss(sheet) ? formats.country(content.country) : null
  const columns: Column[] = [
    { title: texts.vatTable.rate, width: 105 },
    { title: texts.vatTable.base, width: 65, align: "right" },
    { title: texts.vatTable.vat, width: 55, align: "right" },
    { title: texts.vatTable.gross, width: 65, align: "right" },
  ]
  const rows = content.totals.vat.map(({ rate, net_cents, vat_cents }) => [
    country ? texts.rateOfCountry(formats.percent(rate), country) : formats.percent(rate),
    formats.money(net_cents),
    formats.money(vat_cents),
    formats.money(net_cents + vat_cents),
  ])
  return drawTable(sheet, { columns, x: MARGIN, rows }, y)
}

function drawSums(sheet: Sheet, top: number): number {
  const { content, texts, formats, accent } = sheet
  const { subtotal_cents, tax_cents, total_cents } = content.totals
  const x = MARGIN + WIDTH - 180
  let y = top
  const row = (name: string, cents: number) => {
    write(sheet, name, { x, y, width: 100 }, { color: BARK })
    y += write(sheet, formats.money(cents), { x: x + 80, y, width: 100 }, { align: "right" }) + 4
  }
  row(texts.subtotal, subtotal_cents)
  row(texts.tax, tax_cents)
  rule(sheet, y + 1, accent, x, 180)
  write(sheet, texts.total[content.kind], { x, y: y + 9, width: 100 }, { face: "bold", size: 11 })
  const sum = { x: x + 80, y: y + 6, width: 100 }
  return (
    y +
    10 +
    write(sheet, formats.money(total_cents), sum, { face: "bold", size: 15, color: accent, align: "right" })
  )
}

/** @returns the y position below the totals, in points */
export function drawTotals(sheet: Sheet, y: number): number {
  const top = room(sheet, y + 22, 60 + 22 * sheet.content.totals.vat.length)
  return Math.max(drawVat(sheet, top), drawSums(sheet, top))
}

/** Returns the notice of the right of withdrawal. Only consumers have it, and not for lines sold as perishable. */
function withdrawalNotice({ content, texts }: Sheet): string[] {
  const perishable = content.lines.filter((line) => line.perishable)
  const hasRight = perishable.length < content.lines.length
  if (content.kind !== "invoice" || content.buyer.company || !hasRight) return []
  return [texts.withdrawal(perishable.map(({ name }) => name).join(", "))]
}

/** Returns how a document was paid, for example " (Visa •••• 4242)". */
function howPaid({ content, formats }: Sheet, paid_by: Content["paid_by"]): string {
  const how = payersOf({ ...content, paid_by }, formats.money)
  return how && ` (${how})`
}

/** Returns when and how the document was or will be paid. */
function paymentNotice(sheet: Sheet): string {
  const { content, texts, formats } = sheet
  const { kind, paid_with, paid_by, given_as, undoes } = content
  const day = formats.day(content.paid_at)
  if (undoes) return texts.takenBack
  if (given_as) return texts.givenAsCredit(day)
  if (kind === "credit_note")
    return paid_with?.kind === "account" ? texts.creditedToAccount(day) : texts.refunded(day)
  return paid_with?.due ? dueNotice(sheet, paid_with.due) : texts.paid(day, howPaid(sheet, paid_by))
}

/** Returns when an order on account is to be paid, and what balances have paid already. */
function dueNotice(sheet: Sheet, { day, communication }: { day: string; communication: string }): string {
  const { content, texts, formats } = sheet
  const { paid_at, paid_by = [], seller, totals } = content
  const payable = texts.payable(formats.day(`${day}T12:00:00Z`), seller.bank_account, communication)
  const prepaid_cents = paidByBalancesCents(paid_by)
  if (!prepaid_cents) return payable
  const balances = paid_by.filter(({ method }) => isBalanceMethod(method))
  const rest = formats.money(totals.total_cents - prepaid_cents)
  return `${texts.paidInPart(formats.day(paid_at), howPaid(sheet, balances), rest)} ${payable}`
}

/** @returns the y position below the notices, in points */
export function drawNotices(sheet: Sheet, y: number): number {
  const { content, texts, formats, accent } = sheet
  const isInvoice = content.kind === "invoice"
  let top = room(sheet, y + 22, 90)
  top +=
    write(
      sheet,
      paymentNotice(sheet),
      { x: MARGIN, y: top, width: WIDTH },
      { face: "strong", color: accent, size: 10.5 },
    ) + 8
  const notices = [
    ...(content.reason ? [texts.reason(content.reason)] : []),
    ...(isOss(sheet) ? [texts.oss(formats.country(content.country))] : []),
    ...(content.exemption ? [texts.exempt[content.exemption]] : []),
    ...(isInvoice && !content.exemption ? [texts.prices] : []),
    ...withdrawalNotice(sheet),
  ]
  for (const notice of notices)
    top += write(sheet, notice, { x: MARGIN, y: top, width: WIDTH }, { size: 8.5, color: BARK }) + 4
  return top
}
