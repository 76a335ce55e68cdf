import { missingInformation } from "@bon-perroquet/api-kit/information"
import type { ProductInformation } from "@bon-perroquet/contract"
import type { Judged, Subject } from "../draft"
import { objection, without } from "../objection"

/**
 * Leaves a product unpublished if the file would publish it without all mandatory information, and adds a warning
 * with the missing fields. Products that are for sale already stay published.
 */
export function keptAsDraft(judged: Judged, { product, maker }: Subject): Judged {
  const { requested } = judged
  const isNew = !product && !maker
  const now = product ? product.product.active : !isNew && maker?.requested["active"] !== false
  const becomes = requested["active"] ?? (isNew || now)
  if (now || !becomes) return judged
  const information: Partial<ProductInformation> = { ...product?.product, ...maker?.requested, ...requested }
  const missing = missingInformation(information)
  if (!missing.length) return judged
  return {
    ...judged,
    requested: isNew ? { ...requested, active: false } : without(requested, "active"),
    warnings: [objection("kept_as_draft", missing.join(", "))],
  }
}
