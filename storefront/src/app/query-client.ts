import { QueryCache, QueryClient } from "@tanstack/react-query"
import { logFailure } from "../config/failure-log"

/** What the screens know of the server. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => logFailure(`Not loaded: ${queryKey.join(" ")}`, error),
    }),
    defaultOptions: { queries: { staleTime: 10_000, refetchOnWindowFocus: true } },
  })
}
