import { useQuery } from "@tanstack/react-query"
import { useShop } from "./provider"
import { shopKeys } from "./query-keys"
import { retryRead } from "./retry"

/** Prices and stock move slowly; a cart write is checked by the shop anyway. */
const FRESH_MS = 60_000

export function useCategories() {
  const { client, language } = useShop()
  return useQuery({
    queryKey: shopKeys.categories,
    queryFn: ({ signal }) => client.categories({ language, signal }),
    staleTime: FRESH_MS,
    retry: retryRead,
  })
}

export function useProducts() {
  const { client, language } = useShop()
  return useQuery({
    queryKey: shopKeys.products,
    queryFn: ({ signal }) => client.products({ language, signal }),
    staleTime: FRESH_MS,
    retry: retryRead,
  })
}

export function useProduct(id: string) {
  const { client, language } = useShop()
  return useQuery({
    queryKey: shopKeys.product(id),
    queryFn: ({ signal }) => client.product(id, { language, signal }),
    staleTime: FRESH_MS,
    retry: retryRead,
  })
}
