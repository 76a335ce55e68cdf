import type { Problem } from "../texts"
import type { Address, LineItem, Metadata, Session, ShippingRate } from "./wire"

/** Payer as typed on the hosted page. */
export type Payer = {
  email: string | null
  name: string | null
  phone: string | null
  shipping: { name: string; address: Address } | null
  billing: Address | null
}

export type CardBrand = "visa" | "mastercard" | "amex"

/** Stored data of a card, without its number. */
export type CardOnFile = {
  brand: CardBrand
  country: string
  last4: string
  expMonth: number
  expYear: number
  /** Radar's assessment. Default: normal. */
  risk?: "elevated" | "highest"
}

export type PaymentMethod = { type: "card"; card: CardOnFile } | { type: "bancontact" }

/** A payment that waits for the bank: 3-D Secure, Bancontact, or a delayed confirmation. */
export type PendingPayment = { method: PaymentMethod; payer: Payer }

/** A checkout session with internal data. */
export type CheckoutRecord = {
  session: Session
  lineItems: LineItem[]
  shippingRate: ShippingRate | null
  /** Data of the payment intent, which is created with the first attempt. */
  intentData: {
    description: string | null
    metadata: Metadata
    receiptEmail: string | null
    /** Saves the payment method for off-session charges. */
    keepsFor: "off_session" | null
    shipping: { name: string; phone: string | null; address: Address } | null
  }
  pending: PendingPayment | null
  /** Errors and typed values of the last attempt, without the card. */
  visit: { problems: Problem[]; values: { [field: string]: string } }
}
