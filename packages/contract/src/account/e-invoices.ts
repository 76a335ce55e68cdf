import { z } from "zod"
import { DOCUMENT_KINDS } from "../sets"
import { documentNumberSchema, orderNumberSchema } from "../shop/order"

/** State of a structured invoice or credit note that a Belgian business must receive over Peppol. */
export const E_INVOICE_STATES = [
  /** The shop does not send it. The merchant downloads the file and sends it another way. */
  "download",
  /** Queued for the access point. */
  "waiting",
  /** Accepted by the access point, which delivers it. */
  "sent",
  "delivered",
  /** Rejected by the access point or by the buyer's access point. */
  "refused",
  /** The buyer is not registered in Peppol. */
  "unregistered",
  /** Delivered to the buyer another way. */
  "settled",
] as const
export type EInvoiceState = (typeof E_INVOICE_STATES)[number]

export const eInvoiceSchema = z.object({
  number: documentNumberSchema,
  kind: z.enum(DOCUMENT_KINDS),
  order_number: orderNumberSchema,
  company: z.string(),
  /** Normalized: BE0123456749. */
  vat_number: z.string(),
  state: z.enum(E_INVOICE_STATES),
  /** Reason for a rejection or delay, in the words of the access point. */
  reason: z.string().nullable(),
  /** When the state was reached, ISO 8601 in UTC. Null for a document that is only downloaded. */
  changed_at: z.string().nullable(),
})
export type EInvoice = z.infer<typeof eInvoiceSchema>

/** GET /api/admin/orders/{order_number}/e-invoices and GET /api/admin/e-invoices */
export const eInvoicesSchema = z.object({
  /** Whether the shop sends documents to an access point automatically. */
  is_handed_over: z.boolean(),
  e_invoices: z.array(eInvoiceSchema),
})
export type EInvoices = z.infer<typeof eInvoicesSchema>

/** PUT /api/admin/e-invoices/{number}: sends it (again), or records that it was delivered another way. */
export const eInvoiceChangeSchema = z.object({ state: z.enum(["waiting", "settled"]) })
export type EInvoiceChange = z.infer<typeof eInvoiceChangeSchema>
