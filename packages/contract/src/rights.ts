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
