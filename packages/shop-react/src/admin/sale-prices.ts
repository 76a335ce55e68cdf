import type { SalePriceInput } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { adminKeys } from "./keys"
import { useInvalidate } from "./use-invalidate"

const ALL = "/api/admin/products/{id}/sale-prices"
const ONE = "/api/admin/products/{id}/sale-prices/{sale_id}"

export const useSalePrices = (id: string) =>
  useRead(adminKeys.salePrices(id), (api) => api.GET(ALL, { params: { path: { id } } }))

type Saved = {
  sale_id?: string | undefined
  sale: SalePriceInput | null
  version: string
}

export function useSaveSalePrice(id: string) {
  const { api } = useShop()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: ({ sale_id, sale, version }: Saved) => {
      const header = ifMatch(version)
      if (sale_id === undefined)
        return sale
          ? answerOf(api.POST(ALL, { params: { path: { id }, header }, body: sale }))
          : Promise.resolve(null)
      const params = { path: { id, sale_id }, header }
      return answerOf(sale ? api.PUT(ONE, { params, body: sale }) : api.DELETE(ONE, { params }))
    },
    // Reloads even after an error, because somebody else may have made changes.
    onSettled: invalidate,
  })
}
