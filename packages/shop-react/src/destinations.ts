import type { Destination } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useShop, type Asking } from "./provider"
import { shopKeys } from "./query-keys"
import { retryRead } from "./retry"

/** Texts name them; at checkout `useCountryChoice` asks sooner. */
const FRESH_MS = 60_000

/** The countries open to orders, and what is promised of each. */
export const countriesQuery = ({ client, language }: Asking) =>
  queryOptions({
    queryKey: shopKeys.countries,
    queryFn: ({ signal }) => answerOf(client.in(language).GET("/api/delivery/countries", { signal })),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** What is promised of a delivery to each open country; nothing while it is not known. */
export const useDestinations = (): Destination[] =>
  useQuery(countriesQuery(useShop())).data?.destinations ?? []
