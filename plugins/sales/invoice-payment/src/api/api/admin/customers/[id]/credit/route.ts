import { creditAccountSchema, creditDecisionSchema, customerIdSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { creditAccount } from "../../../../../../statement"
import { decideCredit, requireDebtor } from "../../../../../../statement/staff"

const params = z.object({ id: customerIdSchema })

export const GET = route(
  {
    summary: "Retrieve an account's statement",
    description:
      "Terms of payment by invoice, open invoices and entries. The version is the one of the terms.",
    access: "administrator",
    params,
    answer: creditAccountSchema,
    versioned: true,
    refusals: { 404: ["customer_not_found"] },
  },
  async ({ params: { id }, container }) => {
    await requireDebtor(container, id)
    return creditAccount(container, id)
  },
)

export const PUT = route(
  {
    summary: "Approve payment by invoice",
    description:
      "Sets credit limit and payment days. The account needs a customer group or a VAT number that VIES confirms. With " +
      "`terms: null` the account can no longer pay by invoice. Its open invoices remain due.",
    access: "administrator",
    params,
    body: creditDecisionSchema,
    answer: creditAccountSchema,
    versioned: true,
    refusals: { 404: ["customer_not_found"], 409: ["credit_needs_business"] },
    example: { terms: { limit_cents: 250_000, payment_days: 30, end_of_month: false } },
  },
  ({ params: { id }, body, container, administrator: { email: by }, request }) =>
    decideCredit(container, id, body.terms, { by, precondition: preconditionOf(request) }),
)
