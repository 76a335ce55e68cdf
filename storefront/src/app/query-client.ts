import { QueryClient } from "@tanstack/react-query"

/** What the screens know of the server. */
export function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, refetchOnWindowFocus: true } } })
}
