import type { Cart } from "@bon-perroquet/contract"
import { QueryClient } from "@tanstack/react-query"
import type { ShopClient } from "../client/shop-client"
import { shopKeys } from "../query-keys"
import { CartWriter } from "./cart-writer"

const cartWith = (code: string) => ({ items: [], promotions: [{ code }] }) as unknown as Cart

it("two quick changes of the cart are sent in sequence, and the cart of the later one is shown", async () => {
  const queries = new QueryClient()
  const writer = new CartWriter({ in: () => ({}) } as unknown as ShopClient, queries, "session")
  const answers: ((cart: Cart) => void)[] = []
  const send = () => new Promise<Cart>((resolve) => answers.push(resolve))
  const changes = Promise.all([writer.change(send, "fr"), writer.change(send, "fr")])
  await new Promise((resolve) => setImmediate(resolve))
  expect(answers).toHaveLength(1)
  answers[0]?.(cartWith("FIRST"))
  await new Promise((resolve) => setImmediate(resolve))
  answers[1]?.(cartWith("SECOND"))
  await changes
  expect(queries.getQueryData(shopKeys.cartIn("session", "fr"))).toEqual(cartWith("SECOND"))
})
