import { answerOf, type Answered, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient, type QueryKey, type UseMutationOptions } from "@tanstack/react-query"
import type { readOf } from "./api-reads"
import { useShop } from "./provider"

/** Returns a function that reads again, even if the cached answer is fresh. */
export function useReread<Data, Inputs extends unknown[]>(
  queryOf: (api: ShopApi, ...inputs: Inputs) => ReturnType<typeof readOf<Data, QueryKey>>,
) {
  const { api } = useShop()
  const queries = useQueryClient()
  return (...inputs: Inputs) => queries.query({ ...queryOf(api, ...inputs), staleTime: 0 })
}

export type Write<Data, Input> = (api: ShopApi, input: Input) => Promise<Answered<Data>>

export function useWrite<Data, Input = void, Before = unknown>(
  write: Write<Data, Input>,
  options?: Omit<UseMutationOptions<Data, Error, Input, Before>, "mutationFn">,
) {
  const { api } = useShop()
  return useMutation({ ...options, mutationFn: (input: Input) => answerOf(write(api, input)) })
}

/** Returns a function that reloads all queries below these keys. */
export function useReload(...keys: QueryKey[]) {
  const queries = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
