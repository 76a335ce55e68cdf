import type { AdminCountries, CountryInput, CountryMethod, DeliveryCountry } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { readOf } from "../../api-reads"
import { useReread } from "../../api-writes"
import { ifMatch } from "../../client/if-match"
import { useShop } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"

const countriesQuery = (api: ShopApi) =>
  readOf(api, adminKeys.countries, (api) => api.GET("/api/admin/countries"))

export const useCountrySettings = () => useQuery(countriesQuery(useShop().api))

export const useRereadCountries = () => useReread(countriesQuery)

type CountryChange =
  | { kind: "open"; input: CountryInput }
  | { kind: "deliver"; code: DeliveryCountry; methods: CountryMethod[]; version: string | undefined }
  | { kind: "state"; code: DeliveryCountry; open: boolean }
  | { kind: "undo"; code: DeliveryCountry }

export function useChangeCountry() {
  const { api } = useShop()
  const queries = useQueryClient()
  const at = (code: DeliveryCountry) => ({ path: { code } })
  return useMutation({
    mutationFn: (change: CountryChange): Promise<AdminCountries> => {
      switch (change.kind) {
        case "open":
          return answerOf(api.POST("/api/admin/countries", { body: change.input }))
        case "deliver": {
          const { code, methods, version } = change
          const params = { ...at(code), header: ifMatch(version) }
          return answerOf(api.PUT("/api/admin/countries/{code}/delivery", { params, body: { methods } }))
        }
        case "state": {
          const { code, open } = change
          return answerOf(api.PUT("/api/admin/countries/{code}/state", { params: at(code), body: { open } }))
        }
        case "undo":
          return answerOf(api.DELETE("/api/admin/countries/{code}", { params: at(change.code) }))
      }
    },
    onSuccess: (countries) => {
      queries.setQueryData<AdminCountries>(adminKeys.countries, countries)
      return queries.invalidateQueries({ queryKey: shopKeys.countries })
    },
  })
}
