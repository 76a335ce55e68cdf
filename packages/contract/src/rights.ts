import { ROLES, type Role } from "./sets"

/** Rights of administrators by role. Imports only sets.ts, so that Medusa Admin can bundle it. */
export { ROLES, type Role }

/** Rights that a call, a screen or a button requires. The right to read also allows exports. */
export const RIGHTS = [
  /** Basic data of the shop that every screen needs: countries, rates, health. */
  "shop:read",
  /** Settings, administrators, API keys, and all functions of Medusa for which no other right is defined. */
  "shop:write",
  "orders:read",
  /** Statuses, parcels, refunds. */
  "orders:write",
  "products:read",
  /** Products, prices, stock, pictures, promotions. */
  "products:write",
  "customers:read",
  /** E-mails of the shop: read and retry. */
  "messages",
  "reports:read",
  /** The change log. */
  "changes:read",
] as const
export type Right = (typeof RIGHTS)[number]

const RIGHTS_OF: Record<Role, readonly Right[]> = {
  owner: RIGHTS,
  orders: ["shop:read", "orders:read", "orders:write", "products:read", "customers:read", "messages"],
  goods: ["shop:read", "products:read", "products:write"],
  accounting: ["shop:read", "orders:read", "products:read", "customers:read", "reports:read", "changes:read"],
}

/** Returns whether a role has a right. Without a role, always false. */
export const isAllowed = (role: Role | null | undefined, right: Right): boolean =>
  !!role && RIGHTS_OF[role].includes(right)

/**
 * Rights that remain for an administrator who only works for some channels. Products, stock, customers and settings are
 * shared, so they cannot change them.
 */
const RIGHTS_OF_CHANNELS: readonly Right[] = ["shop:read", "orders:read", "orders:write", "products:read"]

/** Administrator with a role, who may be limited to channels. */
export interface RoleInChannels {
  role: Role | null | undefined
  /** Codes of the channels. Null or absent for all channels. */
  channels?: readonly string[] | null | undefined
}

/** Returns whether an administrator has a right in at least one channel. */
export const mayUse = ({ role, channels }: RoleInChannels, right: Right): boolean =>
  isAllowed(role, right) && (!channels || RIGHTS_OF_CHANNELS.includes(right))

/**
 * Required assurance of the caller for a sensitive action, weakest first.
 *
 * - `link`: a signed link for this purpose only, without a sign-in.
 * - `session`: an active session.
 * - `fresh_proof`: a password, or a code if a second factor exists, given in the last five minutes.
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
  /** The request itself contains the password or code, and its handler verifies them. */
  proofInRequest?: true
  /** Programs may do it with a secret API key, because the creation of the key already required a fresh proof. */
  openToKeys?: true
}

/**
 * Sensitive actions of the shop's and Medusa's API, with the required assurance of the caller's identity. `RIGHTS`
 * above sets the permissions. `SENSITIVE_CALLS` in plugins/platform/api-kit/src/roles maps calls to actions.
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
  /** Creates a key that orders and pays for the business of the account. */
  assistant_agreement: { assurance: "fresh_proof", notifies: "person" },

  role: { assurance: "fresh_proof", notifies: "person-and-owners" },
  second_factor_removal: { assurance: "fresh_proof", notifies: "person", proofInRequest: true },
  security_settings: { assurance: "second_factor", notifies: "owners" },
  store_settings: { assurance: "fresh_proof", notifies: "owners" },
  payout_details: { assurance: "fresh_proof", notifies: "owners" },
  api_keys: { assurance: "fresh_proof", notifies: "owners" },
  /** A webhook sends data of the shop to another program. */
  webhooks: { assurance: "fresh_proof", notifies: "owners" },
  webhook_delivery: { assurance: "session", notifies: "nobody" },
  invitation: { assurance: "fresh_proof", notifies: "owners" },
  administrator_details: { assurance: "session", notifies: "nobody" },
  administrator_sessions: { assurance: "fresh_proof", notifies: "person-and-owners" },
  administrator_removal: { assurance: "fresh_proof", notifies: "person-and-owners" },
  administrator_password: { assurance: "fresh_proof", notifies: "person-and-owners" },
  customer_email: { assurance: "fresh_proof", notifies: "person" },
  customer_deletion: { assurance: "fresh_proof", notifies: "owners" },
  personal_data_export: { assurance: "fresh_proof", notifies: "owners", openToKeys: true },
  /** Starts any workflow of Medusa by hand, so it can change all data. */
  workflow: { assurance: "fresh_proof", notifies: "owners" },
} as const satisfies Record<string, SensitiveAction>
export type SensitiveActionName = keyof typeof SENSITIVE_ACTIONS
