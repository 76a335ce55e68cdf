import { eInvoicesSchema, type EInvoices } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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
  async ({ container, request }) => {
    await requireAdministrator(request)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    return {
      is_handed_over: accessPointOfShop() !== undefined,
      e_invoices: await undeliveredEInvoices(knex),
    } satisfies EInvoices
  },
)
