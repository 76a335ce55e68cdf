import type { CreditAccount } from "@bon-perroquet/contract"
import { statementCsv } from "./files"

const ACCOUNT: CreditAccount = {
  terms: { limit_cents: 50_000, payment_days: 30, end_of_month: false },
  ...{ balance_cents: -500, overdue_cents: 0, available_cents: 50_000, is_blocked: false, payee: null },
  invoices: [
    {
      ...{ order_number: "BP-26-000001", document_number: "F-2026-000001" },
      ...{ communication: "+++260/0000/00187+++", ordered_on: "2026-11-01", due_on: "2026-12-01" },
      ...{ amount_cents: 1_050, credited_cents: 500, paid_cents: 1_050, open_cents: -500 },
      ...{ is_overdue: false, reminders: 0 },
    },
  ],
  entries: [
    {
      ...{ id: "inv_1", kind: "invoice", day: "2026-11-01", order_number: "BP-26-000001" },
      ...{ amount_cents: 1_050, balance_cents: 1_050 },
    },
    {
      ...{ id: "cre_1", kind: "credit", day: "2026-11-02", order_number: "BP-26-000001" },
      ...{ amount_cents: -1_550, balance_cents: -500 },
    },
  ],
}

it("a statement as CSV has signed amounts, the balance, the invoice and its communication", () => {
  expect(statementCsv(ACCOUNT).split("\r\n")).toEqual([
    "\uFEFFday,kind,order,invoice,communication,due,amount,balance",
    "2026-11-01,invoice,BP-26-000001,F-2026-000001,+++260/0000/00187+++,2026-12-01,10.50,10.50",
    "2026-11-02,credit,BP-26-000001,F-2026-000001,+++260/0000/00187+++,2026-12-01,-15.50,-5.00",
    "",
  ])
})
