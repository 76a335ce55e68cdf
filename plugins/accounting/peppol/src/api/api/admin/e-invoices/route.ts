import { eInvoicesSchema, type EInvoices } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { accessPointOfShop } from "../../../../access-point"
import { undeliveredEInvoices } from "../../../../e-invoices"

export const GET = route(
  {
    summary: "List undelivered structured invoices",
    description:
      "Rejected, not registered in Peppol, or without success for a while. Oldest first, at most 200.",
    access: "administrator",
    answer: eInvoicesSchema,
  },
  async ({ knex }) =>
    ({
      is_handed_over: accessPointOfShop() !== undefined,
      e_invoices: await undeliveredEInvoices(knex),
    }) satisfies EInvoices,
)
