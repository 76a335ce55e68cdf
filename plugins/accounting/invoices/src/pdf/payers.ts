import { paidWithName } from "@bon-perroquet/contract"
import type { Content } from "../modules/documents"
import { textsIn } from "./texts"

/**
 * Returns how a document was paid: one method, or each method with its amount. Empty if no method is known.
 * @param money formats an amount
 */
export function payersOf(
  { language, paid_with, paid_by = [] }: Pick<Content, "language" | "paid_with" | "paid_by">,
  money: (cents: number) => string,
): string {
  const { paidWith } = textsIn(language)
  if (!paid_by.length) return (paid_with && paidWithName(paid_with, paidWith)) ?? ""
  return paid_by
    .map(({ method, paid_cents }) => `${paidWithName(method, paidWith) ?? ""} ${money(paid_cents)}`.trim())
    .join(", ")
}
