import type { CardBrand, CardOnFile } from "../objects/checkout-record"
import type { Refusal } from "../objects/charge"
import type { Problem } from "../texts"
import { TEXTS } from "../texts"

export const CARD_FATES = [
  "approve",
  "authenticate",
  "card_declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_cvc",
  "processing_error",
] as const satisfies readonly (Problem | "approve" | "authenticate")[]
export type CardFate = (typeof CARD_FATES)[number]
export type IssuerProblem = Exclude<CardFate, "approve" | "authenticate">
export type TestCard = { brand: CardBrand; country: string; fate: CardFate; risk?: CardOnFile["risk"] }

export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  "4242424242424242": { brand: "visa", country: "US", fate: "approve" },
  "4000000560000004": { brand: "visa", country: "BE", fate: "approve" },
  "4000002500000003": { brand: "visa", country: "FR", fate: "approve" },
  "5555555555554444": { brand: "mastercard", country: "US", fate: "approve" },
  "2223003122003222": { brand: "mastercard", country: "US", fate: "approve" },
  "378282246310005": { brand: "amex", country: "US", fate: "approve" },
  "4000000000009235": { brand: "visa", country: "US", fate: "approve", risk: "elevated" },
  "4000000000004954": { brand: "visa", country: "US", fate: "approve", risk: "highest" },
  "4000000000000002": { brand: "visa", country: "US", fate: "card_declined" },
  "4000000000009995": { brand: "visa", country: "US", fate: "insufficient_funds" },
  "4000000000000069": { brand: "visa", country: "US", fate: "expired_card" },
  "4000000000000127": { brand: "visa", country: "US", fate: "incorrect_cvc" },
  "4000000000000119": { brand: "visa", country: "US", fate: "processing_error" },
  "4000002500003155": { brand: "visa", country: "US", fate: "authenticate" },
  "4000002760003184": { brand: "visa", country: "US", fate: "authenticate" },
}

const CODES: Record<IssuerProblem, { code: string; declineCode: string }> = {
  card_declined: { code: "card_declined", declineCode: "generic_decline" },
  insufficient_funds: { code: "card_declined", declineCode: "insufficient_funds" },
  expired_card: { code: "expired_card", declineCode: "expired_card" },
  incorrect_cvc: { code: "incorrect_cvc", declineCode: "incorrect_cvc" },
  processing_error: { code: "processing_error", declineCode: "processing_error" },
}

export function refusalOf(problem: IssuerProblem): Refusal {
  return { ...CODES[problem], message: TEXTS.problems[problem] }
}
