import { ShopApiError } from "@bon-perroquet/shop-react"
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { logFailure } from "../config/failure-log"
import { endSession } from "../features/account"

/** Ends the session if the shop has rejected its token. Private screens then redirect to the sign-in. */
function noticeExpiry(error: Error): void {
  if (error instanceof ShopApiError && error.code === "not_signed_in") endSession(error.token)
}

export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        logFailure(`Could not load ${queryKey.join(" ")}`, error)
        noticeExpiry(error)
      },
    }),
    mutationCache: new MutationCache({ onError: noticeExpiry }),
    defaultOptions: {
      // Requests fail at once if the browser is offline. By default they would wait, and a click would take effect much
      // later.
      queries: {
        ...{ networkMode: "always", staleTime: 10_000 },
        ...{ refetchOnWindowFocus: true, refetchOnReconnect: true },
      },
      mutations: { networkMode: "always" },
    },
  })
}
