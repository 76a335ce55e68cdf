import { DISPATCH, type Destination, type OpenCountries } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { retryRead, useShop, type Asking } from "./provider"
import { shopKeys } from "./query-keys"

/** Milliseconds until the countries are reloaded. `useCountryChoice` uses a shorter time. */
const FRESH_MS = 60_000

/** Adds delivery terms that a server of the previous version does not return. */
const withTerms = (answer: OpenCountries): OpenCountries => ({
  ...answer,
  destinations: answer.destinations.map((each) => ({ ...each, methods: each.methods ?? [] })),
  dispatch: answer.dispatch ?? DISPATCH,
})

export const countriesQuery = ({ client, language }: Asking) =>
  queryOptions({
    queryKey: shopKeys.countries,
    queryFn: async ({ signal }): Promise<OpenCountries> =>
      withTerms(await answerOf(client.in(language).GET("/api/delivery/countries", { signal }))),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** Returns dispatch times and delivery terms per open country, or undefined until they are loaded. */
export const useDeliveryTerms = (): OpenCountries | undefined => useQuery(countriesQuery(useShop())).data

/** Returns delivery terms per open country, or an empty list until they are loaded. */
export const useDestinations = (): Destination[] => useDeliveryTerms()?.destinations ?? []
