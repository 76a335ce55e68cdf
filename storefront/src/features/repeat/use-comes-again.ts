import { useCartRepeats, useShopFacts } from "@bon-perroquet/shop-react"

export function useComesAgain(): boolean {
  const { repeats } = useShopFacts()
  const { data } = useCartRepeats(repeats !== null)
  return (data?.repeats.length ?? 0) > 0
}
