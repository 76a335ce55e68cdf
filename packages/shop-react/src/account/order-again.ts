import type { Order } from "@bon-perroquet/contract"
import { useMutation } from "@tanstack/react-query"
import { shopKeys } from "../query-keys"
import { useShop } from "../provider"

type Item = Order["items"][number]

/** Names of the goods of which there were fewer than ordered before, or none. */
export type Missing = string[]

/**
 * Puts an order's goods into the cart once more, at today's prices and as far as there are any.
 * @returns what is missing
 */
export function useOrderAgain() {
  const { client, language, sessionId, cartWriter } = useShop()

  /** @returns whether all of it went into the cart */
  async function add({ product_id, quantity }: Item, inCart: number): Promise<boolean> {
    if (!product_id) return false
    const { stock, active, price } = await client.product(product_id, { language })
    const units = Math.min(quantity, active ? stock - inCart : 0)
    if (units > 0) await cartWriter.add({ product_id, quantity: units, unit_price: price }, language)
    return units === quantity
  }

  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: async (items: Item[]): Promise<Missing> => {
      await cartWriter.settled()
      const cart = await client.cart(sessionId, { language })
      const inCart = (id: string | null) =>
        cart.items.find(({ product_id }) => product_id === id)?.quantity ?? 0
      const added = await Promise.allSettled(items.map((item) => add(item, inCart(item.product_id))))
      return items
        .filter((_, index) => {
          const outcome = added[index]
          return outcome?.status !== "fulfilled" || !outcome.value
        })
        .map(({ name }) => name)
    },
  })
}
