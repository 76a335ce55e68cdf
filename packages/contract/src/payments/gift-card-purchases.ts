import { z } from "zod"
import {
  GIFT_CARD_LEAST_CENTS,
  GIFT_CARD_MESSAGE_LENGTH,
  GIFT_CARD_MOST_CENTS,
  GIFT_CARD_NAME_LENGTH,
} from "../constants"
import { daySchema } from "../days/day"
import { LANGUAGES } from "../sets"
import { emailSchema } from "../forms/email"

/** Matches names that could contain a link. Anybody can enter any name with another person's address. */
export const NAME_WITH_LINK = /[/\\@:<>]|\bwww\b|\p{L}\.\p{L}{2}|\d\.\d/iu
const TEXT_WITH_LINK = /\bhttps?:|\bwww\.|\w\.(?:be|com|de|eu|fr|info|io|lu|me|net|nl|org|shop|xyz)\b/i

const name = z
  .string()
  .trim()
  .min(1)
  .max(GIFT_CARD_NAME_LENGTH)
  .refine((text) => !NAME_WITH_LINK.test(text))

/** GET /api/gift-cards/offer: the gift cards that the shop sells. */
export const giftCardOfferSchema = z.object({
  is_sold: z.boolean(),
  /** Amounts to choose from. Customers may also enter an amount between `least_cents` and `most_cents`. */
  amounts_cents: z.array(z.number().int()),
  least_cents: z.number().int(),
  most_cents: z.number().int(),
  /** Months for which a card is valid. Null if it does not expire. */
  valid_months: z.number().int().nullable(),
})
export type GiftCardOffer = z.infer<typeof giftCardOfferSchema>

/** POST /api/gift-cards/purchases: opens the payment page of a gift card. */
export const buyGiftCardSchema = z.object({
  amount_cents: z.number().int().min(GIFT_CARD_LEAST_CENTS).max(GIFT_CARD_MOST_CENTS),
  /** Origin of the storefront, to which the payment page returns. */
  origin_url: z.string().max(200),
  /** Receives the receipt, and the card if `recipient_email` is absent. */
  buyer_email: emailSchema,
  /** Name of the giver on the card. */
  giver_name: name,
  recipient_name: name,
  /** Receives the card on `send_on`. Default: the buyer receives it, to print it. */
  recipient_email: emailSchema.optional(),
  /** Without links, because the shop sends it to another person. */
  message: z
    .string()
    .trim()
    .max(GIFT_CARD_MESSAGE_LENGTH)
    .refine((text) => !TEXT_WITH_LINK.test(text))
    .optional(),
  /** Day in Belgium on which the card is sent. Default: at once. */
  send_on: daySchema.optional(),
  /** Language of the card. Default: from `Accept-Language`. */
  language: z.enum(LANGUAGES).optional(),
})
export type BuyGiftCard = z.input<typeof buyGiftCardSchema>

/** `paid`: the card is issued. `returned`: the money goes back to the buyer. */
export const GIFT_CARD_PURCHASE_STATES = ["open", "paid", "returned", "ended"] as const

/** GET /api/gift-cards/purchases/{session_id}. Anybody with the id of the payment sees it, so it has no code. */
export const giftCardPurchaseSchema = z.object({
  state: z.enum(GIFT_CARD_PURCHASE_STATES),
  number: z.string(),
  amount_cents: z.number().int(),
  recipient_name: z.string(),
  /** Whether the card is sent to the recipient. Otherwise the buyer receives it. */
  is_sent_to_recipient: z.boolean(),
  /** Day on which the card is sent. Null: at once. */
  send_on: z.string().nullable(),
  /** Last day of the card. Null if it does not expire, or is not paid. */
  expires_at: z.string().nullable(),
})
export type GiftCardPurchase = z.infer<typeof giftCardPurchaseSchema>

/** The purchase of a gift card, as administrators see it. Names and addresses are null after an erasure. */
export const soldGiftCardSchema = z.object({
  number: z.string(),
  amount_cents: z.number().int(),
  buyer_email: z.string().nullable(),
  giver_name: z.string().nullable(),
  recipient_name: z.string().nullable(),
  recipient_email: z.string().nullable(),
  message: z.string().nullable(),
  language: z.enum(LANGUAGES),
  paid_at: z.string(),
  send_on: z.string().nullable(),
  /** Null until the card is sent. */
  sent_at: z.string().nullable(),
  /** Whether nothing was spent and the money can be refunded. */
  is_refundable: z.boolean(),
  refunded_at: z.string().nullable(),
})
export type SoldGiftCard = z.infer<typeof soldGiftCardSchema>

/** POST /api/admin/gift-cards/{id}/refund: returns the money of an unspent card that was sold. */
export const refundGiftCardSchema = z.object({ reason: z.string().trim().min(1).max(200) })
