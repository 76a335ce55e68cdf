import { refuse } from "@bon-perroquet/api-kit/http"
import type { Merchant } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

/** The seller whose name and address are printed on the list of the customers who received a lot. */
export type Seller = Pick<Merchant, "name" | "legal_name" | "street" | "postal_code" | "city" | "email">
export type SellerOption = Seller | ((container: MedusaContainer) => Promise<Seller>)

const NOBODY: Seller = { name: "", legal_name: "", street: "", postal_code: "", city: "", email: "" }
let seller: SellerOption = NOBODY

/** Sets the seller for those lists. @param option a function if the seller can change while the engine runs */
export function listWithSeller(option: SellerOption = NOBODY): void {
  seller = option
}

export const sellerOf = async (container: MedusaContainer): Promise<Seller> =>
  typeof seller === "function" ? seller(container) : seller

let nearDays: () => number | undefined = () => undefined

/** @param days returns how many days before its date a lot is "near", or undefined while lots are not tracked */
export function keepLots(days: () => number | undefined): void {
  nearDays = days
}

export const keepsLots = (): boolean => nearDays() !== undefined

/** Returns how many days before its date a lot is "near". @throws 404 if lot tracking is disabled */
export function requireLots(): number {
  const days = nearDays()
  if (days === undefined) throw refuse("not_found", 404)
  return days
}
