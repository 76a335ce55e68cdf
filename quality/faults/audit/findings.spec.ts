import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

type Row = Record<string, unknown>
type Ledger = Record<string, Row[]>

const NONE = {
  ...{
    orders: [],
    needs: [],
    captures: [],
    refunds: [],
    waiting: [],
    lines: [],
    transactions: [],
    attempts: [],
  },
  ...{ reservations: [], levels: [], mails: [], documents: [], deliveries: [], restores: [], unfinished: [] },
  ...{
    transfers: [],
    lots: [],
    repeats: [],
    runs: [],
    begins: [],
    balances: [],
    holds: [],
    redemptions: [],
    credits: [],
  },
}

/** Records, paid pages, and the initial units of the item. */
type Case = [ledger: Ledger, pages: Row[], stockBefore?: number]

/** Returns the findings of the audit in each case. */
function findingsOf(cases: readonly Case[]): string[][] {
  const script = `
    import { findingsOf } from ${JSON.stringify(pathToFileURL(join(__dirname, "index.mjs")).href)}
    const findings = ${JSON.stringify(cases)}.map(([ledger, pages, stockBefore]) =>
      findingsOf(ledger, pages, { stockBefore: new Map(stockBefore === undefined ? [] : [["item", stockBefore]]) }))
    console.log(JSON.stringify(findings))`
  const args = ["--input-type=module", "--eval", script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as string[][]
}

const order = (about: Row = {}): Row => ({
  ...{ id: "order", number: "W-1", email: null, canceled: false, goods: null, carts: 1, collections: 1 },
  ...{ of_cart: true, changed: false, asked: false, replaces: false, owed: 0, lost: 0, ...about },
})

const document = (about: Row = {}): Row => ({
  ...{ kind: "invoice", number: "INV-2026-1", serial: 1, year: "2026", order_id: "order", refund_id: null },
  ...{ undoes: null, cents: 1000, rates: [{ rate: 6, cents: 1000 }], exempt: false, abroad: false },
  ...{ country: "BE", of_lines: ["VAT-BE"], taxable: false, ...about },
})

const CAPTURE = { order_id: "order", id: "capture", cents: 1000, intent: "intent" }
const PLACED = { key: "order:order:placed", state: "sent" }
const PAGE = {
  ...{ id: "page", intent: "intent", number: "W-1", status: "complete", paid: true, cents: 1000 },
  ...{ refunded: 0, pending: 0, failed: 0, lost: 0 },
}

const transactionOf = ({ id, cents }: Row, sign: number): Row => ({
  ...{ order_id: "order", reference: "money", reference_id: id, cents: sign * Number(cents) },
})

/** Returns the records of a paid order of 10 euro. */
const sold = (about: Row = {}, more: Ledger = {}): Ledger => ({
  ...NONE,
  ...{
    orders: [order(about)],
    captures: [CAPTURE],
    transactions: [transactionOf(CAPTURE, 1)],
    mails: [PLACED],
  },
  documents: [document()],
  money: { captures: 1000, refunds: 0 } as unknown as Row[],
  ...more,
})

const unpaid = (about: Row, more: Ledger = {}): Ledger => ({
  ...sold(about, { captures: [], transactions: [], mails: [], documents: [] }),
  money: { captures: 0, refunds: 0 } as unknown as Row[],
  ...more,
})

const need = (about: Row = {}): Row => ({
  ...{ order_id: "order", line_id: "line", inventory_item_id: "item", ordered: 3, given: 0, packed: 0 },
  ...{ received: 0, lost: 0, ...about },
})

const reservation = (quantity: number): Row => ({
  ...{ id: "reservation", line_item_id: "line", inventory_item_id: "item", quantity, held_for: null },
})

const level = (stocked: number, reserved: number): Row[] => [
  { inventory_item_id: "item", stocked, reserved, advance: false },
]

const lot = (about: Row): Row => ({
  ...{ inventory_item_id: "item", stocked: 10, of_lots: 10, of_movements: 10, unsellable: 0, strayed: 0 },
  ...about,
})

const replacement = { of_cart: false, replaces: true, carts: 0, collections: 0 }
const edited = { needs: [need({ ordered: 0 })], levels: level(10, 0) }

/** Records of a paid order of which an edit removed all goods, and all money was refunded. */
function editedToNothing(): Ledger {
  const refund = {
    order_id: "order",
    id: "refund",
    cents: 1000,
    intent: "intent",
    by_hand: false,
    parts: null,
  }
  const note = document({ kind: "credit_note", number: "CRE-2026-1", refund_id: "refund" })
  const transactions = [transactionOf(CAPTURE, 1), transactionOf(refund, -1)]
  return {
    ...sold({ changed: true, lost: 3 }, { refunds: [refund], transactions, documents: [document(), note] }),
    ...edited,
    money: { captures: 1000, refunds: 1000 } as unknown as Row[],
  }
}

/** Records of an order whose payment link a gift card paid in part. */
function linkPaidInPart(): Ledger {
  const captures = [
    { ...CAPTURE, cents: 700 },
    { ...CAPTURE, id: "capture of the gift card", cents: 300, intent: "balent" },
  ]
  const redemptions = [{ id: "balent", number: "W-1", cents: 300, refunded: 0 }]
  const transactions = captures.map((capture) => transactionOf(capture, 1))
  return sold({ of_cart: false, asked: true, carts: 0 }, { captures, redemptions, transactions })
}

const CORRECT: Record<string, Case> = {
  "a paid order": [sold(), [PAGE]],
  "an unpaid phone order": [unpaid({ of_cart: false, asked: true }), []],
  "an unpaid draft order with a payment link": [unpaid({ of_cart: false, asked: true, carts: 0 }), []],
  "a phone order that was paid by its link": [sold({ asked: true }), [PAGE]],
  "an order that a gift card and a card paid by its link": [
    linkPaidInPart(),
    [
      { ...PAGE, cents: 700 },
      { ...PAGE, id: "balent", intent: "balent", cents: 300 },
    ],
  ],
  "a free replacement whose goods are reserved": [
    unpaid(replacement, { needs: [need()], reservations: [reservation(3)], levels: level(10, 3) }),
    [],
    10,
  ],
  "an order that was edited to 0 and refunded": [editedToNothing(), [{ ...PAGE, refunded: 1000 }], 10],
  "an order that was edited to 0 and not refunded yet": [
    sold({ changed: true, lost: 3, owed: 1000 }, edited),
    [PAGE],
    10,
  ],
  "recalled goods, also if they are reserved": [
    sold(
      {},
      {
        ...{ needs: [need()], reservations: [reservation(3)], levels: level(1, 3) },
        lots: [lot({ stocked: 1, of_lots: 1, of_movements: 1, unsellable: 9 })],
      },
    ),
    [PAGE],
    10,
  ],
}

const exempt = { exempt: true, of_lines: ["VATEX-EU-IC"], rates: [{ rate: 21, cents: 1000 }] }
const invoiced = (about: Row): Case => [sold({}, { documents: [document(about)] }), [PAGE]]

const WRONG: Record<string, { found: string; of: Case }> = {
  "a refund as store credit that gave no credit": {
    found: "refund ordref_1 gave 0 cents of store credit instead of 300",
    of: [sold({}, { credits: [{ id: "ordref_1", cents: 300, given: 0 }] }), [PAGE]],
  },
  "units that left a lot for a refused parcel and came back without a lot": {
    found: "item: 4 units left their lots and came back to none",
    of: [sold({}, { lots: [lot({ strayed: 4 })] }), [PAGE]],
  },
  "stock that is not in lots": {
    found: "item: 10 on the shelf, 6 in lots, of which 6 are accounted for",
    of: [sold({}, { lots: [lot({ of_lots: 6, of_movements: 6 })] }), [PAGE]],
  },
  "recalled goods that are still on sale": {
    found: "item: 5 on the shelf, 1 should be",
    of: [
      sold(
        {},
        { lots: [lot({ stocked: 5, of_lots: 5, of_movements: 5, unsellable: 9 })], levels: level(5, 0) },
      ),
      [PAGE],
      10,
    ],
  },
  "VAT on an invoice with an exemption": {
    found: "INV-2026-1 is exempt and charges VAT",
    of: invoiced(exempt),
  },
  "an exempt invoice whose lines are not exempt": {
    found: "INV-2026-1 is with VATEX-EU-IC, its lines with VAT-BE",
    of: invoiced({ exempt: true, rates: [{ rate: 0, cents: 1000 }] }),
  },
  "another country's VAT on the invoice of a business": {
    found: "INV-2026-1 charges another country's VAT to a business",
    of: invoiced({ abroad: true, country: "FR", of_lines: ["VAT-FR"], taxable: true }),
  },
  "a refunded unit that is owed again after it was removed": {
    found: "W-1 is owed 333 cents for no goods that came back",
    of: [sold({ changed: true, owed: 333 }), [PAGE]],
  },
}

let findings: string[][] = []
beforeAll(() => {
  findings = findingsOf([...Object.values(CORRECT), ...Object.values(WRONG).map(({ of }) => of)])
}, 60_000)

it.each(Object.keys(CORRECT).map((name, at) => [name, at] as const))(
  "the audit has no finding for %s",
  (_name, at) => expect(findings[at]).toEqual([]),
)

it.each(Object.entries(WRONG).map(([name, { found }], at) => [name, found, at] as const))(
  "the audit finds %s",
  (_name, found, at) => expect(findings[Object.keys(CORRECT).length + at]).toEqual([found]),
)
