import { answerOf, type Answered, type ShopApi } from "@bon-perroquet/shop-client"
import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query"
import { retryRead, useShop } from "./provider"

/** Calls of a read. Some reads are POST requests, because their token must not be in a URL. */
export type Read<Data> = (api: Pick<ShopApi, "GET" | "POST">) => Promise<Answered<Data>>

export type ReadOptions<Data, Key extends QueryKey> = Omit<
  UseQueryOptions<Data, Error, Data, Key>,
  "queryKey" | "queryFn" | "retry"
>

type Send = (path: never, init: never) => unknown

/** Returns calls that are aborted when no screen needs their answer any more. */
export function abortable(api: ShopApi, signal: AbortSignal) {
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
