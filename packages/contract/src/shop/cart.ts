import { z } from "zod"
import { errorSchema } from "../error"
import { MAX_LINE_QUANTITY, SESSION_ID_PATTERN } from "../constants"
import { BALANCE_KINDS, DELIVERY_COUNTRIES } from "../sets"

export const sessionIdSchema = z.string().regex(SESSION_ID_PATTERN)
/**
 * Medusa id: a prefix and a ULID. The pattern is wider, so that an unknown id gives "not found" and not "malformed".
 */
export const productIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** Price of one unit from a minimum quantity on. Prices are in euro, VAT included. */
export const tierSchema = z.object({
  from: z.number().int().min(2),
  price: z.number(),
  /** Null if the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Null if the unit has no volume. */
  price_per_litre: z.number().nullable(),
})
export type Tier = z.infer<typeof tierSchema>

const cents = z.number().int()

/**
 * Totals of a document for goods, delivery and VAT, in integer cents. The sums below hold exactly, without rounding
 * differences.
 */
export const totalsSchema = z.object({
  currency: z.literal("eur"),
  /** Line totals, VAT included, before discounts. Includes extras. */
  items_cents: cents,
  /**
   * Delivery, VAT included, before discounts. In a cart without a chosen method, the default method of its
   * country.
   */
  delivery_cents: cents,
  /** Discounts on goods and delivery, VAT included. */
  discount_cents: cents,
  /** Amount that the customer pays: items_cents + delivery_cents − discount_cents. */
  total_cents: cents,
  /** VAT by rate in per cent, delivery included. Each value is rounded once per document. */
  vat: z.array(z.object({ rate: z.number(), net_cents: cents, vat_cents: cents })),
  /** Sum of vat[].vat_cents. */
  tax_cents: cents,
  /** total_cents − tax_cents. */
  subtotal_cents: cents,
  /** Goods without VAT, before discounts. Equals subtotal_cents − delivery_net_cents + discount_net_cents. */
  items_net_cents: cents,
  /** Delivery without VAT, before discounts. */
  delivery_net_cents: cents,
  /** Discounts without VAT. */
  discount_net_cents: cents,
  /** Amount still missing for free delivery. 0 if delivery is free. Null if it is never free. */
  free_delivery_missing_cents: cents.nullable(),
})
export type Totals = z.infer<typeof totalsSchema>

export const cartItemSchema = z.object({
  product_id: z.string(),
  /** Size of the product. */
  variant_id: z.string(),
  /** Handle of the product page. Null if the product is no longer for sale. */
  handle: z.string().nullable(),
  quantity: z.number().int(),
  /** Price for this quantity in euro, VAT included. Prices in requests are ignored. */
  unit_price: z.number(),
  /** Lower prices for larger quantities. Empty if the product is no longer for sale. */
  tiers: z.array(tierSchema),
  /**
   * Name in the caller's language. If the product has several sizes, it includes the size: "Amandes
   * décortiquées, 5 kg".
   */
  name: z.string(),
  /** unit_price × quantity. */
  line_total_cents: cents,
  /** Discounts on this line, VAT included. */
  discount_cents: cents,
  image: z.string().nullable(),
  unit_label: z.string(),
  /** Euro per kilogram, VAT included. Null if the unit has no weight. */
  price_per_kg: z.number().nullable(),
  /** Euro per litre, VAT included. Null if the unit has no volume. */
  price_per_litre: z.number().nullable(),
  /** Units available for sale. */
  stock: z.number().int(),
  vat_rate: z.number(),
})
export type CartItem = z.infer<typeof cartItemSchema>

export const MAX_CODE_LENGTH = 64
export const MAX_CODES = 5

/** POST /api/cart/{session_id}/promotions: a promo code. Letter case makes no difference. */
export const promoCodeSchema = z.object({ code: z.string().trim().min(1).max(MAX_CODE_LENGTH) })

/** Promotion in a cart, by its code or automatic. */
export const cartPromotionSchema = z.object({
  /** Code in the merchant's spelling. */
  code: z.string(),
  is_automatic: z.boolean(),
  /** Discount in this cart, VAT included. 0 if there is a problem. */
  discount_cents: cents,
  /** Error code and sentence in the caller's language that explain a missing discount. */
  problem: errorSchema.nullable(),
})
export type CartPromotion = z.infer<typeof cartPromotionSchema>

/** A gift card or store credit that a cart or an order uses. */
export const cartBalanceSchema = z.object({
  id: z.string(),
  kind: z.enum(BALANCE_KINDS),
  /** Last four characters of the gift card's code. Null for store credit. */
  last4: z.string().nullable(),
  /** Balance that other carts have not reserved. */
  available_cents: cents,
  /** Part of the total that it pays. */
  used_cents: cents,
})
export type CartBalance = z.infer<typeof cartBalanceSchema>

/** Gift cards and store credit of a cart. Absent if the shop offers none. */
export const cartBalancesSchema = z.object({
  applied: z.array(cartBalanceSchema),
  /** Amount that another payment method collects: the total without `used_cents`. */
  rest_cents: cents,
  /** Available store credit of the signed-in customer, in cents. Null if the customer has none or has applied it. */
  store_credit_cents: cents.nullable(),
})
export type CartBalances = z.infer<typeof cartBalancesSchema>

export const cartSchema = z.object({
  session_id: z.string(),
  country: z.enum(DELIVERY_COUNTRIES),
  items: z.array(cartItemSchema),
  promotions: z.array(cartPromotionSchema),
  totals: totalsSchema,
  /** Terms of a cart of an account with trade prices, which clients display without VAT. Null for other carts. */
  trade: z
    .object({
      /** Amount without VAT by which the goods miss the minimum order of their trade prices. 0 if it is reached. */
      minimum_missing_cents: cents,
    })
    .nullable(),
  balances: cartBalancesSchema.optional(),
})
export type Cart = z.infer<typeof cartSchema>

/** Cart after the link of a reminder was opened. */
export const restoredCartSchema = cartSchema.extend({
  /** Whether the cart contains goods of the reminder's cart. */
  is_restored: z.boolean(),
})

export const quantitySchema = z.number().int().max(MAX_LINE_QUANTITY)

export const addCartItemSchema = z.object({
  product_id: productIdSchema,
  /** Id of the size. Default: the first size. */
  variant_id: productIdSchema.optional(),
  quantity: quantitySchema.min(1),
  /** Accepted for compatibility and ignored. */
  unit_price: z.number().optional(),
})
export type AddCartItem = z.input<typeof addCartItemSchema>

/** Size of the product in the URL, as a query parameter. */
export const chosenVariantSchema = z.object({ variant_id: productIdSchema.optional() })

/** The quantity is a query parameter. 0 or less removes the item. */
export const setQuantitySchema = chosenVariantSchema.extend({
  quantity: z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number)
    .pipe(quantitySchema),
})
