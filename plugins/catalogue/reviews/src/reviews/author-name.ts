import { MAX_REVIEW_NAME, type Order } from "@bon-perroquet/contract"

/** Returns for example "Ada P.". */
export function authorNameOf(
  address: Pick<NonNullable<Order["shipping_address"]>, "first_name" | "last_name"> | null,
) {
  const first = address?.first_name.trim() ?? ""
  const [initial = ""] = address?.last_name.trim() ?? ""
  return [first, initial && `${initial.toUpperCase()}.`].filter(Boolean).join(" ").slice(0, MAX_REVIEW_NAME)
}
