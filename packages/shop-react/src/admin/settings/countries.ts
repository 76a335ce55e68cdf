import type { AdminCountries, CountryInput, CountryMethod, DeliveryCountry } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRead } from "../../api-reads"
import { useShop } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"

export const useCountrySettings = () =>
  useRead<AdminCountries>(adminKeys.countries, (api) => api.GET("/api/admin/countries"))

type CountryChange =
  | { kind: "open"; input: CountryInput }
  | { kind: "deliver"; code: DeliveryCountry; methods: CountryMethod[] }
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
          const { code, methods } = change
          return answerOf(
            api.PUT("/api/admin/countries/{code}/delivery", { params: at(code), body: { methods } }),
          )
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
