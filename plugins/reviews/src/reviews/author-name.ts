import { MAX_REVIEW_NAME, type Order } from "@bon-perroquet/contract"

/** "Ada P.": enough to be somebody, too little to be found by. */
export function authorNameOf(
  address: Pick<NonNullable<Order["shipping_address"]>, "first_name" | "last_name"> | null,
) {
  const first = address?.first_name.trim() ?? ""
  const [initial = ""] = address?.last_name.trim() ?? ""
  return [first, initial && `${initial.toUpperCase()}.`].filter(Boolean).join(" ").slice(0, MAX_REVIEW_NAME)
}
