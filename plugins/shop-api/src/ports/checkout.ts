import type { MedusaContainer } from "@medusajs/framework/types"
import { Port } from "./port"

/** What carts need of the checkout. */
export interface Checkout {
  /** The lease under which a cart changes, or its payment is opened. */
  leaseKey: (cartId: string) => string
  /** Whether a payment of the cart is open, or on its way. */
  hasPayment: (container: MedusaContainer, cartId: string) => Promise<boolean>
  /** Withdraws an open payment before its cart changes; "frozen" when the cart is paid or being paid. */
  release: (container: MedusaContainer, cartId: string) => Promise<"free" | "frozen">
}

export const checkout = new Port<Checkout>("checkout")
