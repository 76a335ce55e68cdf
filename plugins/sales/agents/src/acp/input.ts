import { emailSchema, MAX_CODE_LENGTH, MAX_CODES, MAX_LINE_QUANTITY } from "@bon-perroquet/contract"
import { z } from "zod"
import type { CheckoutInput, Entered } from "../rows/entered"

/** Schemas of what an assistant sends, in the words of the Agentic Commerce Protocol. Unknown fields are ignored. */

const text = (max: number) => z.string().trim().max(max)
const MAX_LINES = 50
const MAX_ID = 255

const addressSchema = z.object({
  name: text(160).optional(),
  line_one: text(140).optional(),
  line_two: text(80).optional(),
  city: text(80).optional(),
  state: text(80).optional(),
  country: text(60).optional(),
  postal_code: text(16).optional(),
})

const buyerSchema = z.object({
  first_name: text(80).optional(),
  last_name: text(80).optional(),
  full_name: text(160).optional(),
  email: emailSchema.optional(),
  phone_number: text(40).optional(),
})

const detailsSchema = z.object({
  name: text(160).optional(),
  phone_number: text(40).optional(),
  email: emailSchema.optional(),
  address: addressSchema.optional(),
})

/** The protocol's schema has no quantity, but its examples do. Repeated items are added up. */
const itemSchema = z.object({
  id: text(MAX_ID).min(1),
  quantity: z.number().int().min(1).max(MAX_LINE_QUANTITY).default(1),
})

export const updateSessionSchema = z.object({
  buyer: buyerSchema.optional(),
  line_items: z.array(itemSchema).min(1).max(MAX_LINES).optional(),
  fulfillment_details: detailsSchema.optional(),
  selected_fulfillment_options: z
    .array(
      z.object({
        type: z.enum(["shipping", "pickup", "digital", "local_delivery"]),
        option_id: text(MAX_ID).min(1),
      }),
    )
    .max(5)
    .optional(),
  discounts: z.object({ codes: z.array(text(MAX_CODE_LENGTH)).max(MAX_CODES).optional() }).optional(),
})
type SessionInput = z.output<typeof updateSessionSchema>

export const createSessionSchema = updateSessionSchema.extend({
  line_items: updateSessionSchema.shape.line_items.unwrap(),
  currency: z.string().toLowerCase().pipe(z.literal("eur")),
  capabilities: z.object({}),
  locale: text(35).optional(),
})

export const completeSessionSchema = z.object({
  payment_data: z.object({
    handler_id: text(MAX_ID).optional(),
    instrument: z.object({ credential: z.object({ type: text(40), token: text(MAX_ID).min(1) }) }).optional(),
    purchase_order_number: text(MAX_ID).optional(),
  }),
})

/** Splits "Ada Peeters" into first and last name. */
function namesIn(full: string | undefined): { first_name?: string; last_name?: string } {
  const [first_name, ...rest] = full?.split(/\s+/) ?? []
  return { ...(first_name && { first_name }), ...(rest.length > 0 && { last_name: rest.join(" ") }) }
}

function buyerIn({ buyer, fulfillment_details: details }: SessionInput, before: Entered["buyer"] = {}) {
  const { full_name, ...stated } = buyer ?? {}
  const { name, email, phone_number } = details ?? {}
  return {
    ...namesIn(name),
    ...(email && { email }),
    ...(phone_number && { phone_number }),
    ...before,
    ...namesIn(full_name),
    ...stated,
  }
}

function fulfillmentIn(
  { fulfillment_details: details, selected_fulfillment_options: [selected] = [] }: SessionInput,
  before: Entered["delivery"],
): CheckoutInput["fulfillment"] {
  const { address } = details ?? {}
  if (!selected && !address) return undefined
  const isPickUp = selected ? selected.type === "pickup" : before?.type === "pickup"
  // A choice stays if only the street changed. Another country has other options.
  const isSameCountry = !address || address.country === before?.address?.address_country
  const chosen = selected?.option_id ?? (isSameCountry ? (before?.point_id ?? before?.option_id) : undefined)
  return {
    methods: [
      {
        type: isPickUp ? "pickup" : "shipping",
        ...(address && {
          destinations: [
            {
              street_address: address.line_one,
              extended_address: address.line_two,
              address_locality: address.city,
              address_region: address.state,
              address_country: address.country,
              postal_code: address.postal_code,
              ...namesIn(address.name),
            },
          ],
        }),
        ...(isPickUp ? { selected_destination_id: chosen } : { groups: [{ selected_option_id: chosen }] }),
      },
    ],
  }
}

/** Returns what an assistant entered, in the form that all protocols share. @param before what it entered earlier */
export function inputOf(
  body: SessionInput,
  { before = {}, locale }: { before?: Entered; locale?: string | undefined } = {},
): Partial<CheckoutInput> {
  const { line_items, discounts } = body
  const fulfillment = fulfillmentIn(body, before.delivery)
  return {
    ...(line_items && { line_items: line_items.map(({ id, quantity }) => ({ item: { id }, quantity })) }),
    ...((body.buyer || body.fulfillment_details) && { buyer: buyerIn(body, before.buyer) }),
    ...(fulfillment && { fulfillment }),
    ...(discounts && { discounts }),
    ...(locale && { context: { language: locale } }),
  }
}
