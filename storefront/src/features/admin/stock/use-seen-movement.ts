import type { StockMovement } from "@bon-perroquet/contract"
import { useStockMovements } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"

type Seen = { movement: StockMovement | undefined; isChanged: boolean }

/**
 * Returns the newest movement of a size when its stock was first shown, undefined if there was none. A count of this
 * stock is rejected if there is a newer one.
 */
export function useSeenMovement(product_id: string, size: string) {
  const question = { variant_id: size, offset: 0, limit: 1 }
  const { data, isPlaceholderData, isFetching, refetch } = useStockMovements(product_id, question)
  const [all, setAll] = useState<Record<string, Seen>>({})
  const see = (movement: StockMovement | undefined, isChanged = false) =>
    setAll((before) => ({ ...before, [size]: { movement, isChanged } }))
  const seen = all[size]
  if (data && !isPlaceholderData && !isFetching && !seen) see(data.rows[0])
  return {
    isLoading: !seen,
    seen: seen?.movement,
    isChanged: seen?.isChanged ?? false,
    see,
    seeNewest: async () => see((await refetch({ throwOnError: true })).data?.rows[0], true),
  }
}
