import { z } from "zod"
import { linkSchema } from "./account"
import { daySchema } from "../days/day"
import { SHIPPED_LANGUAGES } from "../sets"
import { balanceIdSchema, giftCardCodeSchema } from "../payments/balances"
import { cartBalancesSchema, sessionIdSchema } from "../shop/cart"
import { documentNumberSchema, orderDocumentSchema, orderSchema } from "../shop/order"
import { checkoutSessionIdSchema } from "../shop/payment"

const cents = z.number().int()

/** POST /api/orders/paid: returns the order of a payment to the browser that paid. */
export const paidOrderQuestionSchema = z.object({
  session_id: checkoutSessionIdSchema,
  /** Session of the paid cart. After the payment, the session gets a new cart. */
  cart_session_id: sessionIdSchema,
})
/** All fields are null if the payment has no order, or if another cart session paid. */
export const paidOrderSchema = z.object({
  order: orderSchema.nullable(),
  /** Address of the order's page, as in the confirmation e-mail. */
  url: z.string().nullable(),
  /** Address of the page that only shows the order's state. It can be shared. */
  tracking_url: z.string().nullable(),
})

/** POST /api/orders/linked/payment: opens the payment page of an order with the token of its link. */
export const linkedPaymentSchema = linkSchema.extend({
  /** Origin to which the customer returns after payment. */
  origin_url: z.string().max(200),
  /**
   * Rest in cents that the customer saw, after gift cards and store credit. If the shop's rest is different, the call
   * returns 409 rest_changed.
   */
  expected_rest_cents: cents.optional(),
})
export type LinkedPayment = z.input<typeof linkedPaymentSchema>

/** POST /api/orders/linked/gift-cards: pays for an order with a gift card, with the token of the order's link. */
export const linkedGiftCardSchema = linkSchema.extend(giftCardCodeSchema.shape)

/** POST /api/orders/linked/balances/removal */
export const linkedBalanceSchema = linkSchema.extend({ balance_id: balanceIdSchema })

/** Gift cards and store credit that the customer chose for an order. `rest_cents` is `due_cents` without them. */
export const orderBalancesSchema = cartBalancesSchema.extend({ due_cents: cents })
export type OrderBalances = z.infer<typeof orderBalancesSchema>

/**
 * POST /api/orders/linked/invoice: returns a document of a guest's order as PDF, with the token of the order's link.
 * Default: the invoice.
 */
export const linkedDocumentSchema = linkSchema.extend({ number: documentNumberSchema.optional() })

/** Last part of a document's URL: its number and ".pdf". */
export const documentFileSchema = z
  .string()
  .regex(/^.+\.pdf$/)
  .transform((file) => file.slice(0, -".pdf".length))
  .pipe(documentNumberSchema)

/** GET /api/admin/orders/{order_number}/documents, oldest first. */
export const adminDocumentSchema = orderDocumentSchema.extend({
  /** VAT included. Positive for credit notes too. */
  total_cents: cents,
  language: z.enum(SHIPPED_LANGUAGES),
  /** Number of the invoice that a credit note corrects. */
  invoice_number: documentNumberSchema.nullable(),
})
export const adminDocumentsSchema = z.array(adminDocumentSchema)
export type AdminDocument = z.infer<typeof adminDocumentSchema>

/** GET /api/admin/vat-report and …/vat-report.csv. The period includes both days. */
export const vatReportQuerySchema = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ["to"] })

/** GET /api/admin/accounting/intra-community.xml: a quarter, for example "2026-Q4". */
export const quarterQuerySchema = z.object({ quarter: z.string().regex(/^20\d\d-Q[1-4]$/) })

const amounts = { base_cents: cents, vat_cents: cents }

/**
 * Figures of a period for the Belgian VAT return and the One-Stop Shop return. Their sum equals the sum of
 * the period's documents, to the cent.
 */
export const vatReportSchema = z.object({
  from: z.string(),
  to: z.string(),
  documents: z.object({
    invoices: z.number().int(),
    credit_notes: z.number().int(),
    /** Invoices minus credit notes, VAT included. */
    total_cents: cents,
  }),
  /** Sales with Belgian VAT. */
  belgium: z.object({
    /** Sales and credit notes are separate because a Belgian return has different grids for them. */
    rates: z.array(
      z.object({
        rate: z.number(),
        sales: z.object(amounts),
        credits: z.object(amounts),
      }),
    ),
    /** Grids of the periodic return, by number. Values are in cents and never negative. */
    grids: z.record(z.string(), cents),
  }),
  /**
   * Goods sold without VAT to businesses in other member states: grids 46 and 48, and the recapitulative
   * statement.
   */
  intra_community: z.object({
    sales_cents: cents,
    /** Credit notes, as a positive amount. */
    credits_cents: cents,
    /** Lines of the recapitulative statement, one per customer, minus credit notes. Each has the code L for goods. */
    customers: z.array(z.object({ vat_number: z.string(), company: z.string(), base_cents: cents })),
  }),
  /** Sales with the VAT of the destination country. */
  oss: z.object({
    /** Sales of the period, minus credit notes for invoices of the same period. */
    supplies: z.array(z.object({ country: z.string(), rate: z.number(), ...amounts })),
    /**
     * Credit notes for invoices of earlier periods. They are declared as corrections of the quarter of the
     * sale ("2026-Q3").
     */
    corrections: z.array(
      z.object({ country: z.string(), quarter: z.string(), rate: z.number(), ...amounts }),
    ),
    /** VAT of supplies and corrections together. */
    vat_cents: cents,
  }),
})
export type VatReport = z.infer<typeof vatReportSchema>
