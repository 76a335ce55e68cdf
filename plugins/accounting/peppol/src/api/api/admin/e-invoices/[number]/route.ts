import { documentNumberSchema, eInvoiceChangeSchema, eInvoiceSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { changeEInvoice } from "../../../../../e-invoices"

export const PUT = route(
  {
    summary: "Send a structured invoice again or mark it as delivered",
    description:
      "`waiting`: it is sent to the access point (again) in the next run. `settled`: it was delivered " +
      "another way and needs no further action. Documents that are in delivery or delivered are not " +
      "changed.",
    access: "administrator",
    params: z.object({ number: documentNumberSchema }),
    body: eInvoiceChangeSchema,
    answer: eInvoiceSchema,
    example: { state: "waiting" },
    refusals: { 404: ["document_not_found", "not_found"], 409: ["e_invoice_handed_over"] },
  },
  ({ params, body, administrator: { email }, container }) =>
    changeEInvoice(container, params.number, { ...body, by: email }),
)
