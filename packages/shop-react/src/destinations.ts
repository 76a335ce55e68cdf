import type { Destination } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useShop, type Asking, retryRead } from "./provider"
import { shopKeys } from "./query-keys"

/** Texts mention countries. `useCountryChoice` reloads them sooner at checkout. */
const FRESH_MS = 60_000

/** Returns the query of open countries with their delivery promises. */
export const countriesQuery = ({ client, language }: Asking) =>
  queryOptions({
    queryKey: shopKeys.countries,
    queryFn: ({ signal }) => answerOf(client.in(language).GET("/api/delivery/countries", { signal })),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** Returns delivery promises per open country, or an empty list until they are loaded. */
export const useDestinations = (): Destination[] =>
  useQuery(countriesQuery(useShop())).data?.destinations ?? []
