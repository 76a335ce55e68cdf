import { MAX_CODES, MAX_CODE_LENGTH, MAX_LINE_QUANTITY } from "@bon-perroquet/contract"
import { emailSchema } from "@bon-perroquet/contract"
import { z } from "zod"

/** Schemas of what an assistant sends, in the words of the Universal Commerce Protocol. Unknown fields are ignored. */

const text = (max: number) => z.string().trim().max(max)
const MAX_LINES = 50
const MAX_ID = 255

export const contextSchema = z.object({
  address_country: text(60).optional().describe("Country of delivery, ISO 3166-1 alpha-2"),
  postal_code: text(16).optional(),
  language: text(35).optional().describe("Language of texts: fr, nl, en or de"),
})
export type Context = z.output<typeof contextSchema>

const buyerSchema = z.object({
  first_name: text(80).optional(),
  last_name: text(80).optional(),
  email: emailSchema.optional(),
  phone_number: text(40).optional(),
  consent: z
    .object({
      analytics: z.boolean(),
      preferences: z.boolean(),
      marketing: z.boolean(),
      sale_of_data: z.boolean(),
    })
    .partial()
    .optional(),
})

export const postalAddressSchema = z.object({
  street_address: text(140).optional(),
  extended_address: text(80).optional(),
  address_locality: text(80).optional(),
  address_region: text(80).optional(),
  address_country: text(60).optional(),
  postal_code: text(16).optional(),
  first_name: text(80).optional(),
  last_name: text(80).optional(),
  phone_number: text(40).optional(),
})
export type PostalAddress = z.output<typeof postalAddressSchema>

export const fulfillmentSchema = z.object({
  methods: z
    .array(
      z.object({
        type: z.enum(["shipping", "pickup"]).optional(),
        destinations: z
          .array(postalAddressSchema.extend({ id: text(MAX_ID).optional() }))
          .max(20)
          .optional(),
        selected_destination_id: text(MAX_ID).nullish(),
        groups: z
          .array(z.object({ selected_option_id: text(MAX_ID).nullish() }))
          .max(5)
          .optional(),
      }),
    )
    .max(5),
})
export type FulfillmentInput = z.output<typeof fulfillmentSchema>

export const lineItemSchema = z.object({
  item: z.object({ id: text(MAX_ID).min(1).describe("Id of a variant, or of a product for its first size") }),
  quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY),
})
export type LineInput = z.output<typeof lineItemSchema>

export const cartInputSchema = z.object({
  line_items: z.array(lineItemSchema).max(MAX_LINES),
  context: contextSchema.optional(),
  buyer: buyerSchema.optional(),
  discounts: z.object({ codes: z.array(text(MAX_CODE_LENGTH)).max(MAX_CODES).optional() }).optional(),
})
export type CartInput = z.output<typeof cartInputSchema>

export const checkoutInputSchema = cartInputSchema.extend({ fulfillment: fulfillmentSchema.optional() })
export type CheckoutInput = z.output<typeof checkoutInputSchema>

export const createCheckoutInputSchema = checkoutInputSchema.extend({
  /** Id of a cart of the assistant, whose goods are then used. */
  cart_id: text(100).optional(),
  line_items: checkoutInputSchema.shape.line_items.default([]),
})

/** What the assistant entered, besides the goods and codes, which are in the cart session. */
export interface Entered {
  context?: Context | undefined
  buyer?: CheckoutInput["buyer"]
  delivery?:
    | {
        type: "shipping" | "pickup"
        address?: PostalAddress | undefined
        point_id?: string | undefined
        option_id?: string | undefined
      }
    | undefined
}
