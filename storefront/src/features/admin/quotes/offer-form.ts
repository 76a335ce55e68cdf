import {
  formatEditedCents,
  dayInBelgium,
  dayLater,
  daySchema,
  MAX_LINE_QUANTITY,
  typedCents,
  type Language,
  type QuoteOffer,
  type StaffQuote,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { parseUnits } from "../number-formats"

/** Days for which an offer is valid if staff choose no other day. */
const USUAL_DAYS = 14

const isUnits = (text: string) => {
  const units = parseUnits(text) ?? 0
  return units >= 1 && units <= MAX_LINE_QUANTITY
}

/** A line without a price is not offered. */
export const offerFormSchema = z.object({
  lines: z
    .array(
      z.object({
        id: z.string(),
        quantity: z.string().refine(isUnits),
        price: z.string().refine((text) => text.trim() === "" || (typedCents(text) ?? 0) > 0),
      }),
    )
    .refine((lines) => lines.some(({ price }) => price.trim() !== "")),
  message: z.string(),
  valid_until: daySchema.refine((day) => day >= dayInBelgium(new Date())),
})
export type OfferValues = z.infer<typeof offerFormSchema>

export const offerValuesOf = (
  { lines, answer, valid_until }: StaffQuote,
  language: Language,
): OfferValues => ({
  lines: lines.map(({ variant_id, quantity, net_cents }) => ({
    id: variant_id,
    quantity: String(quantity),
    price: net_cents === null ? "" : formatEditedCents(net_cents, language),
  })),
  message: answer,
  valid_until: valid_until ?? dayLater(dayInBelgium(new Date()), USUAL_DAYS),
})

export const offerFrom = ({ lines, message, valid_until }: OfferValues): QuoteOffer => ({
  lines: lines.flatMap(({ id: variant_id, quantity, price }) => {
    const net_cents = typedCents(price)
    return net_cents ? [{ variant_id, quantity: parseUnits(quantity) ?? 1, net_cents }] : []
  }),
  message,
  valid_until,
})
