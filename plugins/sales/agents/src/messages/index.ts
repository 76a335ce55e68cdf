import { Refusal } from "@bon-perroquet/api-kit/http"
import type { Language } from "@bon-perroquet/contract"

type Severity = "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable"

/** Message to an assistant, in the words of the Universal Commerce Protocol. `path` is a JSONPath (RFC 9535). */
export type Message =
  | { type: "error"; code: string; content: string; severity: Severity; path?: string }
  | { type: "warning" | "info"; code: string; content: string; path?: string }

export const errorMessage = (
  code: string,
  content: string,
  severity: Severity = "recoverable",
  path?: string,
): Message => ({ type: "error", code, content, severity, ...(path && { path }) })

/** Codes of the protocol for refusals of the shop. Others keep their code. */
const CODES: Partial<Record<string, string>> = {
  product_not_found: "item_unavailable",
  insufficient_stock: "out_of_stock",
  outside_delivery_area: "address_undeliverable",
}

export const messageOf = (refusal: Refusal, language: Language, path?: string): Message =>
  errorMessage(CODES[refusal.code] ?? refusal.code, refusal.in(language).detail, "recoverable", path)

/** Ends a call without a cart, checkout or order. */
export class NoResult extends Error {
  constructor(readonly messages: Message[]) {
    super(messages.map(({ content }) => content).join(" "))
    this.name = "NoResult"
  }
}

export const notFound = (content: string): NoResult =>
  new NoResult([errorMessage("not_found", content, "unrecoverable")])

/** Ends a call that breaks the protocol, for example without a readable profile. */
export class ProtocolError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly content: string,
  ) {
    super(content)
    this.name = "ProtocolError"
  }
}
