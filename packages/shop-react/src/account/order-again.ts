import type { Order } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { shopKeys } from "../query-keys"
import { useShop } from "../provider"

type Item = Order["items"][number]

export type Missing = string[]

/** Adds the goods of an earlier order to the cart, at current prices. @returns the products that are not in stock */
export function useOrderAgain() {
  const { api, language, sessionId, cartWriter } = useShop()

  /** @returns true if the full quantity was added */
  async function add({ product_id, variant_id, quantity }: Item, inCart: number): Promise<boolean> {
    if (!product_id) return false
    const params = { path: { id: product_id } }
    const { active, variants } = await answerOf(api.GET("/api/products/{id}", { params }))
    const size = variants.find(({ id }) => id === variant_id)
    const units = Math.min(quantity, active && size ? size.stock - inCart : 0)
    if (size && units > 0)
      await cartWriter.add(
        { product_id, variant_id: size.id, quantity: units, unit_price: size.price },
        language,
      )
    return units === quantity
  }

  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: async (items: Item[]): Promise<Missing> => {
      await cartWriter.untilIdle()
      const params = { path: { session_id: sessionId } }
      const cart = await answerOf(api.GET("/api/cart/{session_id}", { params }))
      const inCart = (id: string | null) =>
        cart.items.find(({ variant_id }) => variant_id === id)?.quantity ?? 0
      const added = await Promise.allSettled(items.map((item) => add(item, inCart(item.variant_id))))
      return items
        .filter((_, index) => {
          const outcome = added[index]
          return outcome?.status !== "fulfilled" || !outcome.value
        })
        .map(({ name }) => name)
    },
  })
}
