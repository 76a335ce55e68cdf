import type Stripe from "stripe"

/** Stripe's objects as JSON: the SDK's types, with decimals as strings. */
export type Session = Stripe.Checkout.Session
export type PaymentIntent = Stripe.PaymentIntent
export type Customer = Stripe.Customer
export type KeptPaymentMethod = Stripe.PaymentMethod
export type Charge = Stripe.Charge
export type Refund = Stripe.Refund
export type Dispute = Stripe.Dispute
export type Payout = Stripe.Payout
export type BalanceTransaction = Stripe.BalanceTransaction
export type RegisteredEndpoint = Stripe.WebhookEndpoint & { secret: string }
export type ShippingRate = Stripe.ShippingRate
export type Address = Stripe.Address
export type Metadata = Stripe.Metadata
export type Price = Omit<Stripe.Price, "unit_amount_decimal" | "product"> & {
  unit_amount_decimal: string
  product: string
}
export type LineItem = Omit<Stripe.LineItem, "price"> & { price: Price }

export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string }

export type Json = { [field: string]: unknown }
