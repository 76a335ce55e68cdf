import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { useShop } from "./provider"
import { shopKeys } from "./query-keys"

/** As long as the shop itself remembers that nobody answered. */
const STANDING_FRESH_MS = 60_000

/** What VIES says of a VAT number as it was typed; nothing is asked of an empty one. */
export function useVatNumber(typed: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.vatNumber(typed),
    queryFn: ({ signal }) =>
      answerOf(api.POST("/api/business/vat-number", { body: { vat_number: typed }, signal })),
    enabled: typed !== "",
    staleTime: STANDING_FRESH_MS,
    retry: false,
  })
}
