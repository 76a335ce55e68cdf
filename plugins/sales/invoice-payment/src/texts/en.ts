import type { InvoiceTexts } from "."

export const en: InvoiceTexts = {
  describe: {
    name: "On invoice",
    text: "We ship at once. You pay the invoice by transfer, at the latest on its due date.",
  },
  instructions: (amount, until) =>
    `Transfer ${amount} with exactly this communication, at the latest on ${until}. We ship your order without waiting for it.`,
  due: "Due date",
  reminder: (order, amount, until, step, blocks) => ({
    subject: `${step === 1 ? "Reminder" : step === 2 ? "Second reminder" : "Last reminder"}: the invoice of order ${order} is open`,
    paragraphs: [
      `The invoice of your order ${order} was due on ${until}. ${amount} is still open.`,
      ...(blocks ? ["Until it is paid, you cannot place further orders on invoice."] : []),
      "If you have transferred the money in the last two working days, there is nothing you need to do.",
    ],
    action: "View my order",
  }),
  statement: {
    title: "Statement of account",
    facts: {
      customer: "Customer",
      day: "Date",
      limit: "Credit limit",
      balance: "Balance to pay",
      overdue: "Overdue",
      account: "Account (IBAN)",
    },
    columns: { day: "Date", entry: "Entry", order: "Order", amount: "Amount", balance: "Balance" },
    kinds: { invoice: "Invoice", credit: "Credit", payment: "Payment", payout: "Repayment" },
  },
}
