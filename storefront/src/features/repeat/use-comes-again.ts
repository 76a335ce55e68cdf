import { useCartRepeats, useShopFacts } from "@bon-perroquet/shop-react"

/** Returns whether the cart contains a subscription. Undefined while this is loading. */
export function useComesAgain(): boolean | undefined {
  const { repeats } = useShopFacts()
  const { data, isLoading } = useCartRepeats(repeats !== null)
  return isLoading ? undefined : (data?.repeats.length ?? 0) > 0
}
