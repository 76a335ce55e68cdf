import { z } from "zod"
import { cartSchema, sessionIdSchema } from "./cart"
import { DELIVERY_COUNTRIES, POINT_KINDS } from "../sets"

/** POST /api/agents/handover: opens a cart that an assistant prepared, in the cart of the browser. */
export const openAssistantCartSchema = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/),
  session_id: sessionIdSchema,
})

export const assistantCartSchema = z.object({
  /** Name of the assistant, for example chatgpt.com. */
  assistant: z.string(),
  /** Values of the checkout form that the assistant entered. Others are "". */
  form: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    country: z.enum(DELIVERY_COUNTRIES),
    street: z.string(),
    number: z.string(),
    box: z.string(),
    postal_code: z.string(),
    city: z.string(),
    /** Id of the delivery method. */
    delivery_method: z.string(),
    point_kind: z.enum(["", ...POINT_KINDS]),
    delivery_point: z.string(),
    /** Postal code for the list of pick-up points. */
    points_near: z.string(),
  }),
  cart: cartSchema,
})
export type AssistantCart = z.infer<typeof assistantCartSchema>

/** GET /api/agents/agreement: agreement of a business that an assistant may place its orders. */
export const assistantAgreementSchema = z.object({
  /** Null without an agreement in force. */
  agreed: z.object({ signed_by: z.string(), at: z.string() }).nullable(),
  /** Text of the agreement, or the text to agree to. Null if the account cannot agree. */
  wording: z.string().nullable(),
})
export type AssistantAgreement = z.infer<typeof assistantAgreementSchema>

/** POST /api/agents/agreement */
export const agreeToAssistantsSchema = z.object({
  /** Name of the person who agrees for the business. */
  signed_by: z.string().trim().min(2).max(120),
  /** The text that was shown. */
  wording: z.string().max(4_000),
})
export const assistantKeySchema = z.object({ key: z.string() })
