import type { Opening, PaymentRequest, Purchase, PurchaseNote } from "../methods"
import { addressIn } from "@bon-perroquet/contract/addresses"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import { z } from "zod"
import { communicationOf } from "./communication"

const requestSchema = z.object({
  locale: z.string().optional(),
  origin: z.string(),
  order_number: z.string(),
  amount_cents: z.number().int(),
  currency_code: z.string(),
  attempt_id: z.string(),
  cart_id: z.string(),
  shop_id: z.string(),
  return_to: z.object({ success_url: z.string() }).optional(),
  /** Absent in transfers of earlier versions. */
  email_confirmed: z.boolean().default(true),
})

export function requestOf({ locale, total_cents, ...purchase }: Purchase): PaymentRequest {
  return requestSchema.parse({ ...purchase, amount_cents: total_cents, ...(locale && { locale }) })
}

/** A purchase that is paid by a transfer with this structured communication, now or later. */
export interface PromisedTransfer {
  payment_session_id: string
  order_number: string
  communication: string
  amount_cents: number
  currency_code: string
  attempt_id: string
  cart_id: string
  shop_id: string
  email_confirmed: boolean
}

export function transferOf(request: unknown, payment_session_id: string): PromisedTransfer {
  const transfer = requestSchema.omit({ locale: true, origin: true, return_to: true }).parse(request)
  return { ...transfer, payment_session_id, communication: communicationOf(transfer.order_number) }
}

export function openingOf(
  { id, amount_cents, currency_code }: { id: string; amount_cents: number; currency_code: string },
  request: unknown,
): Opening {
  const { origin, return_to, locale = "" } = requestSchema.parse(request)
  const language = languageOf(locale) ?? DEFAULT_LANGUAGE
  const screen = origin + addressIn(language, "/checkout/success?session_id={CHECKOUT_SESSION_ID}")
  const url = (return_to?.success_url ?? screen).replaceAll("{CHECKOUT_SESSION_ID}", id)
  return { outcome: "opened", payment: { id, url, amount_cents, currency_code } }
}

export const purchaseOf = (transfer: Required<Omit<PurchaseNote, "email">>): PurchaseNote => {
  const { shop_id, order_number, payment_session_id, attempt_id, cart_id } = transfer
  return { shop_id, order_number, payment_session_id, attempt_id, cart_id }
}
