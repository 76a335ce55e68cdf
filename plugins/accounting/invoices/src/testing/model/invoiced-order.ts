import { Books } from "./books"
import { ModelOrder } from "./engine"
import { lineOf } from "./goods"
import type { ModelLine } from "./operations"

export const goods = (name: string, unit_cents: number, rate = 6): ModelLine =>
  lineOf({ variant: name, name, unit_cents, vatClass: rate, rate }, 1, 0, { rate, vat: "VAT-BE" })

export const named = ({ id, name, rate }: ModelLine, amount_cents: number) => ({
  ...{ items: [{ id, name, quantity: 1, amount_cents, vat_rate: rate }], delivery_cents: 0, amounts: [] },
})

/** Returns an order of €10.00, `others` and a delivery of €5.95. Its documents are issued after each step. */
export async function invoicedOrder(...others: ModelLine[]) {
  const seeds = goods("Graines", 1000)
  const order = new ModelOrder({ country: "BE", number: null, channel: "page" }, [seeds, ...others], 595)
  const books = new Books()
  const after = async (step: () => void) => {
    step()
    await books.issue(order.read())
  }
  await books.issue(order.read())
  const refundOf = (at: number) => {
    const refund = order.refunds.at(at)
    if (!refund) throw new Error(`There is no refund ${at}.`)
    return refund
  }
  /**
   * Returns the cents in the documents that are not reversed: of each line, of the delivery, and of amounts without
   * lines.
   */
  const listed = () => {
    const contents = books.contentsOf(order.id)
    const reversed = new Set(contents.map(({ undoes }) => undoes?.number))
    const sums: Record<string, number> = {}
    const add = (name: string, cents: number) => {
      sums[name] = (sums[name] ?? 0) + cents
    }
    for (const { kind, number, undoes, lines, delivery_cents, totals } of contents) {
      if (undoes || reversed.has(number)) continue
      const sign = kind === "invoice" ? 1 : -1
      for (const line of lines) add(line.name, sign * line.gross_cents)
      add("delivery", sign * delivery_cents)
      const named_cents = lines.reduce((sum, { gross_cents }) => sum + gross_cents, delivery_cents)
      add("spread", sign * (totals.total_cents - named_cents))
    }
    return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
  }
  /** Returns the cents at each VAT rate in the credit note of a refund. */
  const ratesOf = (refund_id: string) =>
    books
      .documentsOf(order.id)
      .filter((each) => each.refund_id === refund_id)
      .flatMap(({ content }) => content.totals.vat)
      .map(({ rate, net_cents, vat_cents }) => [rate, net_cents + vat_cents])
  const unitsOf = (refund_id: string) =>
    books
      .documentsOf(order.id)
      .filter((each) => each.refund_id === refund_id)
      .flatMap(({ content }) => content.lines.map(({ quantity }) => quantity))
  return { order, seeds, after, refundOf, listed, ratesOf, unitsOf }
}
