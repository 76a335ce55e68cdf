import { z } from "zod"
import { linkSchema } from "./account"
import { daySchema } from "../days/day"
import { SHIPPED_LANGUAGES } from "../sets"
import { documentNumberSchema, orderDocumentSchema } from "../shop/order"

const cents = z.number().int()

/** POST /api/orders/linked/payment: opens the payment page of an order for whoever has its link. */
export const linkedPaymentSchema = linkSchema.extend({
  /** Where the shopper comes back to. */
  origin_url: z.string().max(200),
})
export type LinkedPayment = z.input<typeof linkedPaymentSchema>

/** POST /api/orders/linked/invoice: a guest's signed link; the invoice, unless another document of the order is named. */
export const linkedDocumentSchema = linkSchema.extend({ number: documentNumberSchema.optional() })

/** The last part of a document's address: its number and ".pdf". */
export const documentFileSchema = z
  .string()
  .regex(/^.+\.pdf$/)
  .transform((file) => file.slice(0, -".pdf".length))
  .pipe(documentNumberSchema)

/** GET /api/admin/orders/{order_number}/documents, oldest first. */
export const adminDocumentSchema = orderDocumentSchema.extend({
  /** VAT included; what a credit note gives back is positive as well. */
  total_cents: cents,
  /** In which it was issued. */
  language: z.enum(SHIPPED_LANGUAGES),
  /** Number of the invoice that a credit note corrects. */
  invoice_number: documentNumberSchema.nullable(),
})
export const adminDocumentsSchema = z.array(adminDocumentSchema)
export type AdminDocument = z.infer<typeof adminDocumentSchema>

/** GET /api/admin/vat-report and …/vat-report.csv: both days belong to the period. */
export const vatReportQuerySchema = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ["to"] })

/** GET /api/admin/accounting/intra-community.xml: a quarter, as "2026-Q4". */
export const quarterQuerySchema = z.object({ quarter: z.string().regex(/^20\d\d-Q[1-4]$/) })

const amounts = { base_cents: cents, vat_cents: cents }

/**
 * Figures of a period: the Belgian return and that of the One-Stop Shop. Together they are the sum of the period's
 * documents, to the cent.
 */
export const vatReportSchema = z.object({
  from: z.string(),
  to: z.string(),
  documents: z.object({
    invoices: z.number().int(),
    credit_notes: z.number().int(),
    /** Invoices less credit notes, VAT included. */
    total_cents: cents,
  }),
  /** Sales with Belgian VAT. */
  belgium: z.object({
    /** Sales and credit notes apart: a Belgian return has grids of their own for each. */
    rates: z.array(
      z.object({
        rate: z.number(),
        sales: z.object(amounts),
        credits: z.object(amounts),
      }),
    ),
    /** Grids of the periodic return, by number; each in cents and never negative. */
    grids: z.record(z.string(), cents),
  }),
  /** Goods sold without VAT to businesses of other member states: grids 46 and 48, and the recapitulative statement. */
  intra_community: z.object({
    sales_cents: cents,
    /** Credit notes; positive. */
    credits_cents: cents,
    /** A line of the statement each (code L), its credit notes taken off. */
    customers: z.array(z.object({ vat_number: z.string(), company: z.string(), base_cents: cents })),
  }),
  /** Sales with the VAT of the country of delivery. */
  oss: z.object({
    /** Of the period, credit notes of invoices of the same period taken off. */
    supplies: z.array(z.object({ country: z.string(), rate: z.number(), ...amounts })),
    /** Credit notes of invoices from before it: declared as corrections of the quarter they were sold in ("2026-Q3"). */
    corrections: z.array(
      z.object({ country: z.string(), quarter: z.string(), rate: z.number(), ...amounts }),
    ),
    /** VAT of supplies and corrections together. */
    vat_cents: cents,
  }),
})
export type VatReport = z.infer<typeof vatReportSchema>
