import { QueryClient, QueryObserver, type QueryKey } from "@tanstack/react-query"
import { forgetAccount } from "./forget-account"
import { shopKeys } from "./query-keys"

const OF_ACCOUNT: QueryKey[] = [
  shopKeys.tradePrices("cus_1", ["prod_1"]),
  shopKeys.cartIn("session", "fr"),
  shopKeys.cartRepeats("session"),
  shopKeys.delivery("session", "BE", [], undefined),
  shopKeys.credit("cus_1"),
  shopKeys.orders,
]

it.each([["cus_2"], [null]])(
  "the prices, carts and orders of an account are removed when %s uses the browser, and public products stay",
  (account) => {
    const queries = new QueryClient()
    for (const key of [...OF_ACCOUNT, shopKeys.product("prod_1")]) queries.setQueryData(key, "loaded")
    forgetAccount(queries, account)
    for (const key of OF_ACCOUNT) expect(queries.getQueryData(key)).toBeUndefined()
    expect(queries.getQueryData(shopKeys.product("prod_1"))).toBe("loaded")
  },
)

it("a response that the former account waited for is not stored, and the cart is loaded again", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: "always" } } })
  const answers: ((cart: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const cart = new QueryObserver(queries, { queryKey: shopKeys.cartIn("session", "fr"), queryFn })
  const stop = cart.subscribe(() => undefined)
  forgetAccount(queries, null)
  answers[0]?.("cart with trade prices")
  answers[1]?.("cart of a guest")
  await new Promise((resolve) => setImmediate(resolve))
  expect(cart.getCurrentResult().data).toBe("cart of a guest")
  stop()
})
