import { by, total } from "./money.mjs"
import { unpaidOrders } from "./transfers.mjs"

/** @typedef {import("./read.mjs").Ledger} Ledger */

/**
 * Checks that each paid order has one confirmation, that documents add up to payment minus refunds, and that document
 * numbers have no gaps.
 * @param {Ledger} ledger @returns {string[]}
 */
export function documentFindings(ledger) {
  const { orders, captures, refunds, documents, mails, restores } = ledger
  const unpaid = unpaidOrders(ledger)
  const byBalance = new Set(ledger.redemptions.map(({ id }) => id))
  const keys = by(mails, ({ key }) => key)
  const documentsOf = by(documents, ({ order_id }) => order_id)
  const refundsByOrder = by(refunds, ({ order_id }) => order_id)
  const capturesByOrder = by(captures, ({ order_id }) => order_id)
  return [
    ...documents.flatMap(vatFindings),
    ...orders.flatMap(({ id, number, owed, lost }) =>
      owed > 0 && lost === 0 ? [`${number ?? id} is owed ${owed} cents for no goods that came back`] : [],
    ),
    ...orders.flatMap(({ id, number, canceled, changed, replaces }) => {
      const name = number ?? id
      const due = unpaid.has(id) ? 0 : 1
      const written = keys.get(`order:${id}:placed`)?.length ?? 0
      const ended = keys.get(`order:${id}:cancelled`)?.length ?? 0
      const invoices = (documentsOf.get(id) ?? []).filter(({ kind }) => kind === "invoice")
      const notes = (documentsOf.get(id) ?? []).filter(({ kind }) => kind === "credit_note")
      const undone = new Set(notes.map(({ undoes }) => undoes))
      const credits = notes.filter((note) => !note.undoes && !undone.has(note.number))
      // Before the other method has paid the rest, a balance is the only money of an order, and nothing is invoiced.
      const counts = (/** @type {{ intent: string | null }} */ { intent }) =>
        !unpaid.has(id) || !byBalance.has(intent ?? "")
      const back = (refundsByOrder.get(id) ?? []).filter(counts)
      const paid = (capturesByOrder.get(id) ?? []).filter(counts)
      return [
        ...(written === due || replaces ? [] : [`${name} has ${written} confirmations`]),
        ...(canceled && ended !== 1 ? [`${name} is cancelled with ${ended} mails about it`] : []),
        ...(invoices.length === due || (changed && invoices.length > due)
          ? []
          : [`${name} has ${invoices.length} invoices`]),
        ...(total(invoices) - total(credits) === total(paid) - total(back)
          ? []
          : [
              `${name} has documents of ${total(invoices) - total(credits)} cents for ${total(paid) - total(back)} cents`,
            ]),
        ...(credits.length === back.length || changed
          ? []
          : [`${name} has ${credits.length} credit notes for ${back.length} refunds`]),
        ...undoingFindings(name, notes),
        ...rateFindings(name, invoices, notes),
        ...back.flatMap((refund) => partFindings(name, refund, credits)),
      ]
    }),
    ...[...by(documents, ({ kind, year }) => `${kind} ${year}`)].flatMap(([series, of]) => {
      const serials = new Set(of.map(({ serial }) => serial))
      const gaps = [...serials].filter((serial) => serial > 1 && !serials.has(serial - 1)).length
      return serials.size === of.length && gaps <= restores.length
        ? []
        : [`${series}: ${of.length} documents up to number ${Math.max(...serials)}`]
    }),
  ]
}

/**
 * Checks that a document has the VAT of its lines, and that taxable persons pay no VAT of another country.
 * @param {Ledger["documents"][number]} document @returns {string[]}
 */
function vatFindings({ kind, number, rates, exempt, abroad, country, of_lines, taxable }) {
  const code = exempt ? "VATEX-EU-IC" : `VAT-${abroad ? country : "BE"}`
  const others = (of_lines ?? []).filter((each) => each !== code)
  const strange = others.length ? [`${number} is with ${code}, its lines with ${others.join()}`] : []
  if (kind !== "invoice") return strange
  return [
    ...strange,
    ...(exempt && (rates ?? []).some(({ rate }) => rate > 0) ? [`${number} is exempt and charges VAT`] : []),
    ...(abroad && taxable ? [`${number} charges another country's VAT to a business`] : []),
  ]
}

/**
 * Reports reversals of credit notes whose amount is not the opposite of the credit note, and credit notes that were
 * reversed twice.
 * @param {string} name @param {Ledger["documents"]} notes @returns {string[]}
 */
function undoingFindings(name, notes) {
  const numbered = new Map(notes.map((note) => [note.number, note]))
  const undoing = notes.filter(({ undoes }) => undoes !== null)
  const once = new Set(undoing.map(({ undoes }) => undoes)).size === undoing.length
  return [
    ...(once ? [] : [`${name} has a credit note that was taken back twice`]),
    ...undoing.flatMap(({ number, undoes, cents }) =>
      numbered.get(undoes ?? "")?.cents === 0 - cents ? [] : [`${number} does not undo ${undoes}`],
    ),
  ]
}

/**
 * Checks that each VAT rate is credited with its refunded lines. Skips refunds with delivery, because their VAT rates
 * depend on the goods.
 * @param {string} name @param {Ledger["refunds"][number]} refund @param {Ledger["documents"]} credits
 * @returns {string[]}
 */
function partFindings(name, { id, parts }, credits) {
  const note = credits.find(({ refund_id }) => refund_id?.split(":")[0] === id)
  if (!note || !parts || parts.delivery_cents) return []
  const named = by([...parts.items, ...parts.amounts], ({ vat_rate }) => String(Number(vat_rate)))
  const requested = [...named].map(
    ([rate, of]) => `${of.reduce((sum, one) => sum + one.amount_cents, 0)} at ${rate} %`,
  )
  const credited = (note.rates ?? []).map(({ rate, cents }) => `${cents} at ${rate} %`)
  const [a, b] = [requested, credited].map((list) =>
    list
      .filter((one) => !one.startsWith("0 "))
      .sort()
      .join(", "),
  )
  return a === b ? [] : [`${name}: refund ${id} is for ${a}, ${note.number} credits ${b}`]
}

/**
 * Checks that no VAT rate is credited more than it was invoiced.
 * @param {string} name @param {Ledger["documents"]} invoices @param {Ledger["documents"]} notes
 * @returns {string[]}
 */
function rateFindings(name, invoices, notes) {
  const sums = new Map()
  for (const { kind, rates } of [...invoices, ...notes])
    for (const { rate, cents } of rates ?? [])
      sums.set(rate, (sums.get(rate) ?? 0) + (kind === "invoice" ? cents : 0 - cents))
  return [...sums].flatMap(([rate, cents]) =>
    cents < 0 ? [`${name} has ${0 - cents} cents too many credited at ${rate} %`] : [],
  )
}
