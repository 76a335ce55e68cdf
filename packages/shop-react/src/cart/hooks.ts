import type { AddCartItem } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useIsMutating, useMutation, useQuery } from "@tanstack/react-query"
import type { ChosenItem } from "../cart-writes/optimistic"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"

export function useCart() {
  const { api, language, sessionId, cartWriter } = useShop()
  return useQuery({
    queryKey: shopKeys.cartIn(sessionId, language),
    queryFn: async ({ signal }) => {
      await cartWriter.untilIdle()
      const params = { path: { session_id: sessionId } }
      return answerOf(api.GET("/api/cart/{session_id}", { params, signal }))
    },
    // Keeps the cart visible while the language changes.
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** Returns whether a write is active, so that the displayed totals are outdated. */
export function useCartIsChanging(): boolean {
  const { sessionId } = useShop()
  return useIsMutating({ mutationKey: shopKeys.cart(sessionId) }) > 0
}

export function useAddCartItem() {
  const { language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: (item: AddCartItem) => cartWriter.add(item, language),
  })
}

export function useSetCartQuantity() {
  const { language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: ({ item, quantity }: { item: ChosenItem; quantity: number }) =>
      cartWriter.setQuantity(item, quantity, language),
  })
}

export function useRemoveCartItem() {
  const { language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: (item: ChosenItem) => cartWriter.remove(item, language),
  })
}

export function useClearCart() {
  const { language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: () => cartWriter.clear(language),
  })
}
