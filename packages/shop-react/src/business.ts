import type { DeliveryCountry } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { useShop } from "./provider"
import { shopKeys } from "./query-keys"

/** Milliseconds until a VAT number is checked again: as long as the shop caches a timeout of VIES. */
const STANDING_FRESH_MS = 60_000

/**
 * Returns the answer of VIES for a typed VAT number. Sends no request for an empty one.
 * @param country of a number without its prefix
 */
export function useVatNumber(typed: string, country: DeliveryCountry) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.vatNumber(typed, country),
    queryFn: ({ signal }) =>
      answerOf(api.POST("/api/business/vat-number", { body: { vat_number: typed, country }, signal })),
    enabled: typed !== "",
    staleTime: STANDING_FRESH_MS,
    retry: false,
  })
}
