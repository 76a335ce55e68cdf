import { useShopFacts } from "@bon-perroquet/shop-react"
import { useAuth } from "../account"

/** Returns true for visitors of a shop that no owner has opened. Administrators see the shop. */
export function useOpensSoon(): boolean {
  const { user } = useAuth()
  return useShopFacts().is_open === false && !user?.is_admin
}
