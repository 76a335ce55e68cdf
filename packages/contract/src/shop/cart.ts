import { z } from "zod"
import { errorSchema } from "../error"
import { MAX_LINE_QUANTITY, SESSION_ID_PATTERN } from "../constants"
import { DELIVERY_COUNTRIES } from "../sets"

export const sessionIdSchema = z.string().regex(SESSION_ID_PATTERN)
/** A Medusa id: a prefix and a ULID. Wider here, so that a client's odd id is "not found" rather than "malformed". */
export const productIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** What one piece costs to who buys at least so many of it at once. Prices are in euro, VAT included. */
export const tierSchema = z.object({
  from: z.number().int().min(2),
  price: z.number(),
  /** Null when the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Null when the unit is no volume. */
  price_per_litre: z.number().nullable(),
})
export type Tier = z.infer<typeof tierSchema>

const cents = z.number().int()

/** Goods, delivery and VAT of one document. All amounts are integer cents; every sum below holds exactly. */
export const totalsSchema = z.object({
  currency: z.literal("eur"),
  /** Line totals, VAT included, before discounts; with the extras that were chosen. */
  items_cents: cents,
  /** Delivery, VAT included, before discounts. In a cart without a chosen method: the usual one of its country. */
  delivery_cents: cents,
  /** What promotions take off goods and delivery, VAT included. */
  discount_cents: cents,
  /** items_cents + delivery_cents − discount_cents: what the customer pays. */
  total_cents: cents,
  /** VAT per rate in per cent, delivery included; each rounded once per document. */
  vat: z.array(z.object({ rate: z.number(), net_cents: cents, vat_cents: cents })),
  /** Sum of vat[].vat_cents. */
  tax_cents: cents,
  /** total_cents − tax_cents. */
  subtotal_cents: cents,
  /** Goods excluding VAT, before discounts, whatever the delivery costs: subtotal_cents − delivery_net_cents + discount_net_cents. */
  items_net_cents: cents,
  /** Delivery excluding VAT, before discounts. */
  delivery_net_cents: cents,
  /** What the discount is excluding VAT: what it makes the subtotal smaller by. */
  discount_net_cents: cents,
  /** How much more makes delivery free; 0 when it is, null where it never is. */
  free_delivery_missing_cents: cents.nullable(),
})
export type Totals = z.infer<typeof totalsSchema>

export const cartItemSchema = z.object({
  product_id: z.string(),
  /** Which of its sizes. */
  variant_id: z.string(),
  /** Of the product's page; null once it is no longer sold. */
  handle: z.string().nullable(),
  quantity: z.number().int(),
  /** Euro, VAT included: the shop's own price for this quantity, whatever the request said. */
  unit_price: z.number(),
  /** What a piece costs to who buys more of it at once; none once it is no longer sold. */
  tiers: z.array(tierSchema),
  /** In the caller's language; of a product in several sizes with the size: "Amandes décortiquées, 5 kg". */
  name: z.string(),
  /** unit_price × quantity. */
  line_total_cents: cents,
  /** What promotions take off this line, VAT included. */
  discount_cents: cents,
  image: z.string().nullable(),
  unit_label: z.string(),
  /** Euro per kilogram, VAT included; null when the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Euro per litre, VAT included; null when the unit is no volume. */
  price_per_litre: z.number().nullable(),
  /** Units still to be had now. */
  stock: z.number().int(),
  vat_rate: z.number(),
})
export type CartItem = z.infer<typeof cartItemSchema>

export const MAX_CODE_LENGTH = 64
/** Promo codes that one cart may ask for at once. */
export const MAX_CODES = 5

/** POST /api/cart/{session_id}/promotions: a promo code, upper or lower case. */
export const promoCodeSchema = z.object({ code: z.string().trim().min(1).max(MAX_CODE_LENGTH) })

/** A promotion that a shopper asked for by its code, or one that applies by itself. */
export const cartPromotionSchema = z.object({
  /** As the merchant wrote it. */
  code: z.string(),
  is_automatic: z.boolean(),
  /** What it takes off this cart, VAT included; 0 with a problem. */
  discount_cents: cents,
  /** Why it takes nothing off, as a refusal's code and its sentence in the caller's language. */
  problem: errorSchema.nullable(),
})
export type CartPromotion = z.infer<typeof cartPromotionSchema>

export const cartSchema = z.object({
  session_id: z.string(),
  country: z.enum(DELIVERY_COUNTRIES),
  items: z.array(cartItemSchema),
  promotions: z.array(cartPromotionSchema),
  totals: totalsSchema,
})
export type Cart = z.infer<typeof cartSchema>

export const quantitySchema = z.number().int().max(MAX_LINE_QUANTITY)

export const addCartItemSchema = z.object({
  product_id: productIdSchema,
  /** The first of its sizes when absent. */
  variant_id: productIdSchema.optional(),
  quantity: quantitySchema.min(1),
  /** Accepted because the contract has it; never believed. */
  unit_price: z.number().optional(),
})
export type AddCartItem = z.input<typeof addCartItemSchema>

/** Which size of the product in the address is meant, in the query. */
export const chosenVariantSchema = z.object({ variant_id: productIdSchema.optional() })

/** The quantity travels as a query parameter; 0 or less removes the item. */
export const setQuantitySchema = chosenVariantSchema.extend({
  quantity: z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number)
    .pipe(quantitySchema),
})
