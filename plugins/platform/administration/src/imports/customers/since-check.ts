import type { KnownAccount } from "@bon-perroquet/accounts/imported"
import { CUSTOMER_FIELDS } from "../../product-file"
import type { PendingLine } from "../../modules/product-import"
import { additionsOf, customOfAccount, isOlderThanChoice, type PersonChange } from "./check"

/**
 * Leaves out what the shop has learned since the import was checked, because the customer's values and choices have
 * priority. The preview can be days old, and an import can be paused.
 * @param hasOptedOut whether the person has left a former list, or their account was deleted
 */
export function changeNow(
  { after, before }: Pick<PendingLine, "after" | "before">,
  account: KnownAccount | undefined,
  hasOptedOut: boolean,
): { change: PersonChange; before: PendingLine["before"] } {
  const { newsletter, addresses, ...others } = (after ?? {}) as PersonChange
  const isLate =
    newsletter &&
    ((newsletter.state === "subscribed" && hasOptedOut) || isOlderThanChoice(newsletter, account))
  const change = {
    ...others,
    ...(newsletter && !isLate && { newsletter }),
    ...additionsOf({ addresses: addresses ?? [] }, account?.addresses ?? []),
  }
  const kept = Object.entries(change).filter(([field]) => !isKnown(field, account))
  const former = Object.entries(before ?? {}).filter(([field]) => kept.some(([each]) => each === field))
  return { change: Object.fromEntries(kept) as PersonChange, before: before && Object.fromEntries(former) }
}

const FIELDS = ["first_name", "last_name", "phone", "language"] as const

/** Returns whether an account has a value in a field that an import only fills. */
function isKnown(name: string, account: KnownAccount | undefined): boolean {
  const field = FIELDS.find((each) => each === name)
  if (field) return Boolean(account?.[field])
  return CUSTOMER_FIELDS.has(name) && customOfAccount(account, name) !== null
}
