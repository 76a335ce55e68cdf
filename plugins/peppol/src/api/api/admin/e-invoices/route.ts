import { eInvoicesSchema, type EInvoices } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { accessPointOfShop } from "../../../../access-point"
import { undeliveredEInvoices } from "../../../../e-invoices"

export const GET = route(
  {
    summary: "List structured invoices that did not get to their business",
    description:
      "Refused, to a business that Peppol does not know, or tried in vain for a while; the oldest first, 200 at most.",
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
