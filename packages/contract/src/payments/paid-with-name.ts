import type { BalanceKind } from "../sets"
import type { PaidWith } from "./paid-with"

const BRANDS: Partial<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
}

const METHODS: Partial<Record<string, string>> = { ideal: "iDEAL | Wero", paypal: "PayPal" }

/** Returns "Visa •••• 4242", "Bancontact", or the caller's word for other methods. Null if the method has no name. */
export function paidWithName(
  { kind, brand, last4 }: PaidWith,
  words: { card: string; transfer: string; account: string } & Record<BalanceKind, string>,
): string | null {
  if (kind === "bancontact") return "Bancontact"
  if (kind === "transfer") return words.transfer
  if (kind === "store_credit") return words.store_credit
  if (kind === "account") return words.account
  if (kind === "other") return (brand && METHODS[brand]) ?? null
  const name = kind === "gift_card" ? words.gift_card : ((brand && BRANDS[brand]) ?? words.card)
  return last4 ? `${name} •••• ${last4}` : name
}
