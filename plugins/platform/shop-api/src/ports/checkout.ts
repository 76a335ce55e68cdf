import type { CartBalances } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Port } from "./port"

export interface Checkout {
  /** Returns the key of the lock for changing a cart or opening its payment. */
  leaseKey: (cartId: string) => string
  hasPayment: (container: MedusaContainer, cartId: string) => Promise<boolean>
  /** Returns the cart's gift cards and store credit, or null if the shop offers none. */
  showBalances: (
    container: MedusaContainer,
    cartId: string,
    purchase: { total_cents: number; currency_code: string; account_id: string | null },
  ) => Promise<Omit<CartBalances, "rest_cents"> | null>
  /** Uses the gift cards and store credit of a cart for another cart, which takes over its goods. */
  moveBalances: (container: MedusaContainer, from: string, to: string) => Promise<void>
  /** Cancels an open payment before its cart changes. Returns "frozen" if the cart is paid or being paid. */
  release: (container: MedusaContainer, cartId: string) => Promise<"free" | "frozen">
}

export const checkout = new Port<Checkout>("checkout")
