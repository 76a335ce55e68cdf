import { forTrade, MAX_TRADE_PRODUCTS, type Product, type ShownTradePrices } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery, type UseQueryResult } from "@tanstack/react-query"
import { useMemo } from "react"
import { retryRead, useShop } from "./provider"
import { shopKeys } from "./query-keys"
import { useShopFacts } from "./shop-facts"

const FRESH_MS = 60_000

/**
 * Returns products with the account's trade prices. Public answers are the same for everybody, so these prices come
 * from a request of their account. Guests, and shops without trade price lists, make no request.
 */
export function useTradeProducts(products: Product[] = NONE): Product[] {
  const { api, useAccount } = useShop()
  const account = useAccount()
  const { services } = useShopFacts()
  const ids = products.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: shopKeys.tradePrices(account, ids),
    queryFn: ({ signal }) =>
      readInParts(ids, (some) =>
        answerOf(
          api.GET("/api/trade-prices", { params: { query: { product_ids: some.join(",") } }, signal }),
        ),
      ),
    staleTime: FRESH_MS,
    retry: retryRead,
    // Shows the next list without VAT at once, but never with another account's prices.
    placeholderData: (previous, query) => (query?.queryKey[3] === account ? previous : undefined),
    enabled: account !== null && ids.length > 0 && services.includes("trade_prices"),
  })
  return useMemo(() => {
    if (account === null || !data?.is_trade) return products
    const sizes = new Map(data.sizes.map((size) => [size.variant_id, size]))
    return products.map((product) => forTrade(product, sizes))
  }, [account, data, products])
}

const NONE: Product[] = []

/** Reads the trade prices of any number of products. One request takes `MAX_TRADE_PRODUCTS`. */
export async function readInParts(
  ids: readonly string[],
  read: (some: string[]) => Promise<ShownTradePrices>,
): Promise<ShownTradePrices> {
  const count = Math.ceil(ids.length / MAX_TRADE_PRODUCTS)
  const parts = Array.from({ length: count }, (_, part) =>
    ids.slice(part * MAX_TRADE_PRODUCTS, (part + 1) * MAX_TRADE_PRODUCTS),
  )
  const answers = await Promise.all(parts.map(read))
  return {
    is_trade: answers.some(({ is_trade }) => is_trade),
    sizes: answers.flatMap(({ sizes }) => sizes),
  }
}

/** Returns a query with other data. It reads few fields, because TanStack Query renders again when a read one changes. */
export const queryWith = <Data>(query: UseQueryResult, data: Data) => ({
  data,
  error: query.error,
  isError: query.isError,
  isPending: query.isPending,
  isPlaceholderData: query.isPlaceholderData,
  refetch: query.refetch,
})
