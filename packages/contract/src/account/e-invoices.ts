import { z } from "zod"
import { DOCUMENT_KINDS } from "../sets"
import { documentNumberSchema, orderNumberSchema } from "../shop/order"

/** How it stands with a structured document that a Belgian business has to get over Peppol. */
export const E_INVOICE_STATES = [
  /** The shop hands nothing over: the merchant takes the file elsewhere. */
  "download",
  /** To be handed to the access point. */
  "waiting",
  /** The access point has it and is delivering it. */
  "sent",
  "delivered",
  /** By the access point, or by the buyer's. */
  "refused",
  /** The buyer is not known to the network. */
  "unregistered",
  /** Somebody brought it to the buyer another way. */
  "settled",
] as const
export type EInvoiceState = (typeof E_INVOICE_STATES)[number]

export const eInvoiceSchema = z.object({
  number: documentNumberSchema,
  kind: z.enum(DOCUMENT_KINDS),
  order_number: orderNumberSchema,
  company: z.string(),
  /** As registers write it: BE0123456749. */
  vat_number: z.string(),
  state: z.enum(E_INVOICE_STATES),
  /** Why it was refused, or did not get there yet, in the words of the access point. */
  reason: z.string().nullable(),
  /** Since when it stands so, ISO 8601 in UTC; null of one that is only downloaded. */
  changed_at: z.string().nullable(),
})
export type EInvoice = z.infer<typeof eInvoiceSchema>

/** GET /api/admin/orders/{order_number}/e-invoices and GET /api/admin/e-invoices */
export const eInvoicesSchema = z.object({
  /** Whether the shop hands them to an access point by itself. */
  is_handed_over: z.boolean(),
  e_invoices: z.array(eInvoiceSchema),
})
export type EInvoices = z.infer<typeof eInvoicesSchema>

/** PUT /api/admin/e-invoices/{number}: hand it over (again), or note that it got to the buyer another way. */
export const eInvoiceChangeSchema = z.object({ state: z.enum(["waiting", "settled"]) })
export type EInvoiceChange = z.infer<typeof eInvoiceChangeSchema>
