import { useCartRepeats, useShopFacts } from "@bon-perroquet/shop-react"

/** Returns true if the cart contains a subscription. */
export function useComesAgain(): boolean {
  const { repeats } = useShopFacts()
  const { data } = useCartRepeats(repeats !== null)
  return (data?.repeats.length ?? 0) > 0
}
