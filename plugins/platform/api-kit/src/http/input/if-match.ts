import type { MedusaRequest } from "@medusajs/framework/http"
import { entityTag } from "../answers/versioned"
import { refuse } from "../refusal"

/** The `If-Match` header of the request. */
export type Precondition = string | undefined

export const preconditionOf = (request: MedusaRequest): Precondition => request.headers["if-match"]

/** @throws 412 if `If-Match` doesn't contain the current version (RFC 9110, 13.1.1) */
export function requireUnchanged(precondition: Precondition, { version }: { version: string }): void {
  if (precondition === undefined || precondition.trim() === "*") return
  const named = precondition.split(",").map((tag) => tag.trim())
  if (!named.includes(entityTag(version))) throw refuse("changed_meanwhile", 412)
}
