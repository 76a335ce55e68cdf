import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { answerKey, previousPageOf } from "./answer-key"

const ORDER_A = "/admin/shop-orders/a"
const optionsOf = (path: string, offset: number, queryFn: () => Promise<string>) => ({
  queryKey: answerKey(path, { offset }),
  queryFn,
  placeholderData: previousPageOf(path),
})

test("a widget of Medusa Admin keeps the previous page of a list, but shows neither the answer nor a late answer about another record", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
  const never = () => new Promise<string>(() => undefined)
  const observer = new QueryObserver(
    client,
    optionsOf(ORDER_A, 0, () => Promise.resolve("first page of A")),
  )
  const stop = observer.subscribe(() => undefined)
  await client.query(optionsOf(ORDER_A, 0, () => Promise.resolve("first page of A")))
  expect(observer.getCurrentResult().data).toBe("first page of A")

  let answerLate: (text: string) => void = () => undefined
  observer.setOptions(optionsOf(ORDER_A, 25, () => new Promise((resolve) => (answerLate = resolve))))
  expect(observer.getCurrentResult().data).toBe("first page of A")

  observer.setOptions(optionsOf("/admin/shop-orders/b", 0, never))
  expect(observer.getCurrentResult().data).toBeUndefined()
  answerLate("second page of A")
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(observer.getCurrentResult().data).toBeUndefined()
  stop()
  client.clear()
})
