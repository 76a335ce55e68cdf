import { z } from "zod"
import { isPostalCode } from "../postal-codes"
import { DELIVERY_COUNTRIES } from "../sets"
import { deliveryMethodSchema } from "../shop/delivery"
import { deliveryAddressSchema, phoneNumberSchema } from "../shop/payment"
import { actorSchema } from "./actor"

const cents = z.number().int()
const name = z.string().trim().min(1).max(80)

/** GET /api/admin/orders/{order_number}/delivery */
export const orderDeliveryQuerySchema = z.object({ country: z.enum(DELIVERY_COUNTRIES) })

export const orderDeliveryMethodSchema = deliveryMethodSchema.extend({
  /** Cents that the customer would pay in addition. Negative if the customer gets money back. */
  difference_cents: cents,
})

/** Delivery methods for an order and a country, at today's prices after the order's discount on the delivery. */
export const orderDeliverySchema = z.object({
  country: z.enum(DELIVERY_COUNTRIES),
  methods: z.array(orderDeliveryMethodSchema),
})
export type OrderDelivery = z.infer<typeof orderDeliverySchema>

/** PUT /api/admin/orders/{order_number}/delivery */
export const orderDeliveryChangeSchema = z
  .object({
    /** `delivery_version` of the order that was read. If it is different, the call returns 409 changed_meanwhile. */
    version: z.string().max(64),
    first_name: name,
    last_name: name,
    phone: z.string().trim().max(40).optional(),
    country: z.enum(DELIVERY_COUNTRIES),
    /** Required for home delivery. */
    address: deliveryAddressSchema.optional(),
    /** Id of a method listed by GET …/delivery. */
    delivery_method: z.string().max(64),
    /** Id of a point listed by GET /api/delivery/points. Required if the method needs a point. */
    delivery_point: z.string().max(64).optional(),
    /**
     * "current": today's price of the method. The customer receives a payment link for a higher price, and a refund of
     * a lower one. "unchanged": the order keeps its price, for which `reason` is required.
     */
    price: z.enum(["current", "unchanged"]).default("current"),
    /**
     * Difference that the administrator saw. If the shop's is different, the call returns 409 delivery_price_changed.
     */
    expected_difference_cents: cents,
    /** Reason, shown in the order's history. */
    reason: z.string().trim().max(200).optional(),
    /** IBAN to which a refund was sent. Required for payments that are refunded by hand. */
    account: z.string().trim().max(50).optional(),
  })
  .refine(({ address, country }) => !address || isPostalCode(country, address.postal_code), {
    path: ["address", "postal_code"],
  })
  .refine(({ price, reason }) => price === "current" || reason, { path: ["reason"] })
export type OrderDeliveryChange = z.input<typeof orderDeliveryChangeSchema>

/** Delivery of an order as texts. Empty fields are null. */
const deliveryTextsSchema = z.object({
  recipient: z.string().nullable(),
  company: z.string().nullable(),
  phone: phoneNumberSchema,
  address: z.string().nullable(),
  note: z.string().nullable(),
  /** Delivery kind: home, pickup_point, locker. */
  code: z.string().nullable(),
  /** Name of the pickup point or locker. */
  point: z.string().nullable(),
})
export type DeliveryTexts = z.infer<typeof deliveryTextsSchema>

const DELIVERY_FIELDS = deliveryTextsSchema.keyof().options
export type DeliveryField = (typeof DELIVERY_FIELDS)[number]

export const deliveryChangeSchema = z.object({
  at: z.string(),
  by: actorSchema,
  before: deliveryTextsSchema,
  after: deliveryTextsSchema,
  /** Amount that the customer pays in addition. Negative if the customer gets money back. */
  difference_cents: cents,
  reason: z.string().nullable(),
  /** Whether the change made a label invalid. */
  label_voided: z.boolean(),
})
export type DeliveryChange = z.infer<typeof deliveryChangeSchema>

export const changedDeliveryFields = ({
  before,
  after,
}: Pick<DeliveryChange, "before" | "after">): DeliveryField[] =>
  DELIVERY_FIELDS.filter((field) => before[field] !== after[field])
