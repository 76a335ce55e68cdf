import { by, total } from "./money.mjs"

/** @typedef {import("./read.mjs").Ledger} Ledger */

/**
 * One confirmation and one invoice per order, one credit note per refund and for its amount, numbers without a gap.
 * @param {Ledger} ledger @returns {string[]}
 */
export function paperFindings({ orders, refunds, documents, mails }) {
  const keys = by(mails, ({ key }) => key)
  const papers = by(documents, ({ order_id }) => order_id)
  const given = by(refunds, ({ order_id }) => order_id)
  return [
    ...orders.flatMap(({ id, number, canceled }) => {
      const name = number ?? id
      const written = keys.get(`order:${id}:placed`)?.length ?? 0
      const ended = keys.get(`order:${id}:cancelled`)?.length ?? 0
      const invoices = (papers.get(id) ?? []).filter(({ kind }) => kind === "invoice")
      const credits = (papers.get(id) ?? []).filter(({ kind }) => kind === "credit_note")
      const back = given.get(id) ?? []
      return [
        ...(written === 1 ? [] : [`${name} has ${written} confirmations`]),
        ...(canceled && ended !== 1 ? [`${name} is cancelled with ${ended} mails about it`] : []),
        ...(invoices.length === 1 ? [] : [`${name} has ${invoices.length} invoices`]),
        ...(credits.length === back.length && total(credits) === total(back)
          ? []
          : [`${name} has credit notes of ${total(credits)} cents for refunds of ${total(back)}`]),
      ]
    }),
    ...[...by(documents, ({ kind, year }) => `${kind} ${year}`)].flatMap(([series, of]) => {
      const serials = new Set(of.map(({ serial }) => serial))
      return serials.size === of.length && Math.max(...serials) === of.length
        ? []
        : [`${series}: ${of.length} documents up to number ${Math.max(...serials)}`]
    }),
  ]
}
