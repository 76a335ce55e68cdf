import type { Problem } from "../texts"
import type { Address, LineItem, Metadata, Session, ShippingRate } from "./wire"

/** Who pays, as typed on the hosted page. */
export type Payer = {
  email: string | null
  name: string | null
  phone: string | null
  shipping: { name: string; address: Address } | null
  billing: Address | null
}

export type CardBrand = "visa" | "mastercard" | "amex"

/** What is kept of a card: never its number. */
export type CardOnFile = {
  brand: CardBrand
  country: string
  last4: string
  expMonth: number
  expYear: number
}

export type PaymentMethod = { type: "card"; card: CardOnFile } | { type: "bancontact" }

/** A payment that waits for the bank: 3-D Secure, a Bancontact redirect, or a delayed confirmation. */
export type PendingPayment = { method: PaymentMethod; payer: Payer }

/** A checkout session with what the API does not show of it. */
export type CheckoutRecord = {
  session: Session
  lineItems: LineItem[]
  shippingRate: ShippingRate | null
  /** Given to the payment intent, which Stripe makes at the first attempt to pay. */
  intentData: {
    description: string | null
    metadata: Metadata
    receiptEmail: string | null
    /** The way to pay is kept for charges with nobody there. */
    keepsFor: "off_session" | null
    shipping: { name: string; phone: string | null; address: Address } | null
  }
  pending: PendingPayment | null
  /** Shown on the page until the next attempt: what was wrong, and what was typed, the card excepted. */
  visit: { problems: Problem[]; values: { [field: string]: string } }
}
