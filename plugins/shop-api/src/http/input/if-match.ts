import type { MedusaRequest } from "@medusajs/framework/http"
import { entityTag } from "../answers/versioned"
import { refuse } from "../refusal"

/** What a write was made from: the caller's `If-Match`; nothing from one who names none. */
export type Precondition = string | undefined

/** The precondition of a request. */
export const preconditionOf = (request: MedusaRequest): Precondition => request.headers["if-match"]

/** @throws 412 where the caller names versions, and what there is has none of them (RFC 9110, 13.1.1) */
export function requireUnchanged(precondition: Precondition, { version }: { version: string }): void {
  if (precondition === undefined || precondition.trim() === "*") return
  const named = precondition.split(",").map((tag) => tag.trim())
  if (!named.includes(entityTag(version))) throw refuse("changed_meanwhile", 412)
}
