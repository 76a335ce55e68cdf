import type { AddCartItem } from "@bon-perroquet/contract"
import { keepPreviousData, useIsMutating, useMutation, useQuery } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { retryRead } from "../retry"

/** The session's cart, names in the shopper's language. An unknown session's cart is empty. */
export function useCart() {
  const { client, language, sessionId, cartWriter } = useShop()
  return useQuery({
    queryKey: shopKeys.cartIn(sessionId, language),
    queryFn: async ({ signal }) => {
      await cartWriter.settled()
      return client.cart(sessionId, { language, signal })
    },
    // A change of language shows the cart in the old one until the new one is there, never an empty panel.
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** Whether a write to the cart is under way: its totals are then about to change. */
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

/** Sets a line's quantity; 0 or less removes the line. */
export function useSetCartQuantity() {
  const { language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: ({ productId, quantity }: { productId: string; quantity: number }) =>
      cartWriter.setQuantity(productId, quantity, language),
  })
}

export function useRemoveCartItem() {
  const { language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: (productId: string) => cartWriter.remove(productId, language),
  })
}

export function useClearCart() {
  const { language, sessionId, cartWriter } = useShop()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: () => cartWriter.clear(language),
  })
}
