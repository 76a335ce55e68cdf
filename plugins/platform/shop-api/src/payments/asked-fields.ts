import { refuse } from "@bon-perroquet/api-kit/http/refusal"
import {
  askedFields,
  customInputSchema,
  customKeys,
  keysOf,
  missingFields,
  storedValues,
  type CustomValues,
} from "@bon-perroquet/contract"

const asked = askedFields()
const ASKED = keysOf(asked)
const ALL = customKeys("order").map(({ key }) => key)
const schema = customInputSchema(asked)

/**
 * Checks that an order has the merchant's own fields that the checkout requires.
 * @throws 400 order_field_needed
 */
export function requireAsked(values: CustomValues = {}, of = "custom_fields"): void {
  const [missing] = missingFields(ASKED, values, null)
  if (missing !== undefined) throw refuse("order_field_needed", 400, { field: `${of}.${missing}` })
}

type Metadata = Readonly<Record<string, unknown>> | null | undefined

/** Checks the required fields of a cart of Medusa's Store API, whose client writes them to its metadata. */
export const requireAskedIn = (metadata: Metadata): void =>
  requireAsked(storedValues(ASKED, metadata ?? null), "metadata")

/**
 * Checks the merchant's own fields in the metadata that a client of Medusa's Store API writes to a cart.
 * @throws 400 for an invalid value, and for a field that only administrators set
 */
export function requireValidFields(metadata: unknown): void {
  if (typeof metadata !== "object" || metadata === null) return
  const stated = Object.entries(metadata).filter(([key]) => ALL.includes(key))
  const [issue] = schema.safeParse(Object.fromEntries(stated)).error?.issues ?? []
  if (issue) throw refuse("invalid_request", 400, { field: ["metadata", ...issue.path].join(".") })
}
