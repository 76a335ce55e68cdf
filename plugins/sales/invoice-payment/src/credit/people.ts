import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"

/**
 * Terms and invoices of a person. Invoices belong to the books, so they are kept. The approval is deleted.
 */
export const CREDIT_OF_PEOPLE: PersonalDataKeeper = {
  part: "credit_account",
  read: async (knex, { customer }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT limit_cents, payment_days, end_of_month, approved_at,
         (SELECT COALESCE(json_agg(json_build_object('order_number', order_number, 'amount_cents', amount_cents,
            'due_on', due_on, 'reminders', reminders) ORDER BY created_at), '[]')
          FROM credit_invoice invoice WHERE invoice.customer_id = account.customer_id) AS invoices
       FROM credit_account account WHERE customer_id = ?`,
      [customer],
    )
    return rows
  },
  keeps: `(EXISTS (SELECT 1 FROM credit_account terms WHERE terms.customer_id = customer.id AND terms.approved_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM credit_invoice invoice WHERE invoice.customer_id = customer.id AND invoice.ended_at IS NULL))`,
  erase: async (transaction, { customer }) => {
    await transaction.raw("DELETE FROM credit_account WHERE customer_id = ?", [customer])
  },
}
