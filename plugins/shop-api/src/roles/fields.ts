import { isAllowed, type Right, type Role } from "@bon-perroquet/contract"

/**
 * Relation names in the engine's records, by the right that reading them needs. `?fields=` can follow them
 * from any record.
 */
const NAMED: [needed: Right, names: string[]][] = [
  [
    "orders:read",
    [
      ...["order", "orders", "order_link", "order_items", "cart", "carts", "cart_link", "cart_items"],
      ...["payment", "payments", "payment_collection", "payment_collections"],
      ...["payment_collection_link", "payment_collections_link", "refunds"],
      ...["fulfillment", "fulfillments", "fulfillment_link", "return", "returns", "claims", "exchanges"],
    ],
  ],
  [
    "customers:read",
    // `usages` of a campaign's budget contains the e-mail addresses of those who used a code.
    ["customer", "customers", "customer_link", "account_holder", "account_holder_link", "usages"],
  ],
  [
    "shop:write",
    [
      ...["user", "users", "users_link", "invite", "invites", "auth_identity", "provider_identities"],
      ...["api_key", "api_keys", "api_keys_link", "publishable_api_keys"],
      ...["notification", "notifications"],
    ],
  ],
]

export const fieldsWithheldFrom = (role: Role | null): string[] =>
  NAMED.flatMap(([needed, names]) => (isAllowed(role, needed) ? [] : names))
