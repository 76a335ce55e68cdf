import { MAX_FAVOURITES, type Favourites } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useWrite } from "../api-writes"
import { shopKeys } from "../query-keys"
import { queryWith, useTradeProducts } from "../trade-prices"

/** Milliseconds until the list is reloaded, because another device may change it. */
const FRESH_MS = 300_000

export const useAccountFavourites = ({ enabled }: { enabled: boolean }) =>
  useRead(shopKeys.favourites, (api) => api.GET("/api/favourites"), { staleTime: FRESH_MS, enabled })

/** Adds or removes favourites optimistically. A rejected change is undone. */
export function useMarkFavourites() {
  const queries = useQueryClient()
  return useWrite(
    (api, { ids, marked }: { ids: string[]; marked: boolean }) =>
      marked
        ? api.POST("/api/favourites", { body: { product_ids: ids.slice(0, MAX_FAVOURITES) } })
        : api.DELETE("/api/favourites/{product_id}", { params: { path: { product_id: ids[0] ?? "" } } }),
    {
      scope: { id: "favourites" },
      onMutate: async ({ ids, marked }) => {
        await queries.cancelQueries({ queryKey: shopKeys.favourites })
        const before = queries.getQueryData<Favourites>(shopKeys.favourites)
        const others = (before?.product_ids ?? []).filter((id) => !ids.includes(id))
        queries.setQueryData(shopKeys.favourites, { product_ids: marked ? [...ids, ...others] : others })
        return before
      },
      onError: (_error, _change, before) => queries.setQueryData(shopKeys.favourites, before),
      onSuccess: (answer) => queries.setQueryData(shopKeys.favourites, answer),
    },
  )
}

/** Returns the products with these ids, in the same order. Products that are not for sale are left out. */
export function useFavouriteProducts(ids: readonly string[]) {
  const query = useRead(
    shopKeys.favouriteProducts(ids),
    (api) => api.GET("/api/favourites/products", { params: { query: { ids: ids.join(",") } } }),
    { enabled: ids.length > 0 },
  )
  const products = useTradeProducts(query.data)
  return queryWith(query, query.data && products)
}
