import { TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { answerAndHeaders, answerOf, type Answered, type ShopApi } from "@bon-perroquet/shop-client"
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from "@tanstack/react-query"
import { retryRead, useShop } from "./provider"

export type Page<Row> = { rows: Row[]; total: number }

/** Calls of a read. Some reads are POST requests, because their token must not be in a URL. */
type Read<Data> = (api: Pick<ShopApi, "GET" | "POST">) => Promise<Answered<Data>>

type ReadOptions<Data, Key extends QueryKey> = Omit<
  UseQueryOptions<Data, Error, Data, Key>,
  "queryKey" | "queryFn" | "retry"
>

type Send = (path: never, init: never) => unknown

/** Returns calls that are aborted when no screen needs their answer any more. */
function abortable(api: ShopApi, signal: AbortSignal) {
  const until = (send: Send) => (path: string, init?: object) =>
    send(path as never, { ...init, signal } as never)
  return { GET: until(api.GET), POST: until(api.POST) } as unknown as Pick<ShopApi, "GET" | "POST">
}

/** Returns the query of a read, for prefetching and for reading again. */
export const readOf = <Data, Key extends QueryKey>(api: ShopApi, queryKey: Key, read: Read<Data>) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => answerOf(read(abortable(api, signal))),
  retry: retryRead,
})

/** Reads an answer and keeps it in the cache. */
export function useRead<Data, Key extends QueryKey = QueryKey>(
  queryKey: Key,
  read: Read<Data>,
  options?: ReadOptions<Data, Key>,
) {
  const { api } = useShop()
  return useQuery({ ...options, ...readOf(api, queryKey, read) })
}

/** Returns a function that reads again, even if the cached answer is fresh. */
export function useReread<Data, Inputs extends unknown[]>(
  queryOf: (api: ShopApi, ...inputs: Inputs) => ReturnType<typeof readOf<Data, QueryKey>>,
) {
  const { api } = useShop()
  const queries = useQueryClient()
  return (...inputs: Inputs) => queries.query({ ...queryOf(api, ...inputs), staleTime: 0 })
}

export async function pageOf<Row>(call: Promise<Answered<Row[]>>): Promise<Page<Row>> {
  const { answer: rows, headers } = await answerAndHeaders(call)
  return { rows, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? rows.length) }
}

/** Reads a page of a list with its total count. The former page stays visible while the next one loads. */
export function usePage<Row, Key extends QueryKey = QueryKey>(
  queryKey: Key,
  read: Read<Row[]>,
  options?: ReadOptions<Page<Row>, Key>,
) {
  const { api } = useShop()
  return useQuery({
    ...options,
    queryKey,
    queryFn: ({ signal }) => pageOf(read(abortable(api, signal))),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
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
