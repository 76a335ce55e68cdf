import type { Problem } from "../texts"
import type { Address, LineItem, Metadata, Session, ShippingRate } from "./wire"

export type Payer = {
  email: string | null
  name: string | null
  phone: string | null
  shipping: { name: string; address: Address } | null
  billing: Address | null
}

export type CardBrand = "visa" | "mastercard" | "amex"

/** Card without its number. */
export type CardOnFile = {
  brand: CardBrand
  country: string
  last4: string
  expMonth: number
  expYear: number
  /** Radar's assessment. Default: normal. */
  risk?: "elevated" | "highest"
}

export type PaymentMethod = { type: "card"; card: CardOnFile } | { type: "bancontact" | "ideal" }

/** A payment that waits for the bank: 3-D Secure, Bancontact, iDEAL, or a delayed confirmation. */
export type PendingPayment = { method: PaymentMethod; payer: Payer }

export type CheckoutRecord = {
  session: Session
  lineItems: LineItem[]
  shippingRate: ShippingRate | null
  intentData: {
    description: string | null
    metadata: Metadata
    receiptEmail: string | null
    keepsFor: "off_session" | null
    shipping: { name: string; phone: string | null; address: Address } | null
  }
  pending: PendingPayment | null
  /** Problems and values of the last payment attempt, without the card. */
  visit: { problems: Problem[]; values: { [field: string]: string } }
}
