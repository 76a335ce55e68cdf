import { eInvoicesSchema, orderNumberSchema, type EInvoices } from "@bon-perroquet/contract"
import { requireOrderId } from "@bon-perroquet/api-kit/orders"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { accessPointOfShop } from "../../../../../../access-point"
import { eInvoicesOfOrder } from "../../../../../../e-invoices"

export const GET = route(
  {
    summary: "List an order's structured invoices",
    description:
      "For an order of a Belgian business: the delivery state of its invoice and credit notes. Empty " +
      "for other orders. `download`: the shop does not send documents, so the merchant must download " +
      "the file and send it another way.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    answer: eInvoicesSchema,
    refusals: { 404: ["order_not_found"] },
  },
  async ({ params, knex }) => {
    const id = await requireOrderId(knex, params.order_number)
    return {
      is_handed_over: accessPointOfShop() !== undefined,
      e_invoices: await eInvoicesOfOrder(knex, id),
    } satisfies EInvoices
  },
)
