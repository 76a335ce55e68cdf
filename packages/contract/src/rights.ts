import { ROLES, type Role } from "./sets"

/** What an administrator is trusted with. Only the closed sets are imported, so that Medusa Admin can bundle it. */
export { ROLES, type Role }

/** What a call, a screen or a button can need. Exporting is reading. */
export const RIGHTS = [
  /** How the shop is set up, without which no screen makes sense: countries, rates, whether all is well. */
  "shop:read",
  /** Settings, administrators, API keys, and whatever of the engine nobody else may. */
  "shop:write",
  "orders:read",
  /** Statuses, parcels, refunds. */
  "orders:write",
  "products:read",
  /** Products, prices, stock, pictures, promotions. */
  "products:write",
  /** Customers. */
  "customers:read",
  /** The shop's e-mail: reading it, trying again. */
  "messages",
  /** Revenue, VAT. */
  "reports:read",
  /** Who changed what. */
  "changes:read",
] as const
export type Right = (typeof RIGHTS)[number]

const RIGHTS_OF: Record<Role, readonly Right[]> = {
  owner: RIGHTS,
  orders: ["shop:read", "orders:read", "orders:write", "products:read", "customers:read", "messages"],
  goods: ["shop:read", "products:read", "products:write"],
  accounting: ["shop:read", "orders:read", "products:read", "customers:read", "reports:read", "changes:read"],
}

/** Whether somebody with this role may; who has none may nothing. */
export const isAllowed = (role: Role | null | undefined, right: Right): boolean =>
  !!role && RIGHTS_OF[role].includes(right)

/**
 * What a sensitive action requires of its caller, weakest first.
 *
 * - `link`: a signed link for this purpose only, without a sign-in.
 * - `session`: a sign-in that has not ended.
 * - `fresh_proof`: a password, or a code where a second factor exists, given in the last five minutes.
 * - `second_factor`: a fresh proof by a person who has a second factor.
 */
export type Assurance = "link" | "session" | "fresh_proof" | "second_factor"

/** Who receives a mail after the action: the person it concerns, all owners of the shop, or both. */
export type Notified = "person" | "owners" | "person-and-owners" | "nobody"

/** Seconds for which a proof counts as fresh. */
export const FRESH_PROOF_SECONDS = 300

export interface SensitiveAction {
  assurance: Assurance
  notifies: Notified
  /** The request itself carries the password or code. Its handler checks them. */
  proofInRequest?: true
}

/**
 * The sensitive actions of the shop and of the engine's own API. This table says how sure the shop must be of the caller;
 * the table of rights above says who may. `SENSITIVE_CALLS` in plugins/shop-api/src/roles maps calls to actions.
 */
export const SENSITIVE_ACTIONS = {
  sign_in: { assurance: "fresh_proof", notifies: "person", proofInRequest: true },
  registration: { assurance: "fresh_proof", notifies: "person", proofInRequest: true },
  proof: { assurance: "session", notifies: "nobody" },
  session: { assurance: "session", notifies: "nobody" },
  own_account: { assurance: "session", notifies: "nobody" },
  password_reset: { assurance: "link", notifies: "person" },
  address_verification: { assurance: "link", notifies: "nobody" },
  order_link: { assurance: "link", notifies: "nobody" },
  subscription_link: { assurance: "link", notifies: "person" },
  newsletter_link: { assurance: "link", notifies: "nobody" },
  invitation_acceptance: { assurance: "link", notifies: "nobody" },

  password: { assurance: "fresh_proof", notifies: "person", proofInRequest: true },
  account_deletion: { assurance: "fresh_proof", notifies: "nobody", proofInRequest: true },
  data_export: { assurance: "fresh_proof", notifies: "person" },
  second_factor_with_password: { assurance: "fresh_proof", notifies: "person", proofInRequest: true },
  second_factor: { assurance: "fresh_proof", notifies: "person" },
  recovery_codes: { assurance: "fresh_proof", notifies: "person" },
  recovery_codes_with_password: { assurance: "fresh_proof", notifies: "person", proofInRequest: true },

  role: { assurance: "fresh_proof", notifies: "person-and-owners" },
  second_factor_removal: { assurance: "fresh_proof", notifies: "person", proofInRequest: true },
  security_settings: { assurance: "second_factor", notifies: "owners" },
  store_settings: { assurance: "fresh_proof", notifies: "owners" },
  payout_details: { assurance: "fresh_proof", notifies: "owners" },
  api_keys: { assurance: "fresh_proof", notifies: "owners" },
  invitation: { assurance: "fresh_proof", notifies: "owners" },
  administrator_details: { assurance: "session", notifies: "nobody" },
  administrator_removal: { assurance: "fresh_proof", notifies: "person-and-owners" },
  administrator_password: { assurance: "fresh_proof", notifies: "person-and-owners" },
  customer_email: { assurance: "fresh_proof", notifies: "person" },
  customer_deletion: { assurance: "fresh_proof", notifies: "owners" },
  personal_data_export: { assurance: "fresh_proof", notifies: "owners" },
  /** A workflow of the engine, started by hand, can do anything that the engine can. */
  workflow: { assurance: "fresh_proof", notifies: "owners" },
} as const satisfies Record<string, SensitiveAction>
export type SensitiveActionName = keyof typeof SENSITIVE_ACTIONS
