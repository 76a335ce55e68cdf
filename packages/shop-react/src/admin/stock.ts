import type { StockMovementInput } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"
import { pageOf, type StockMovementsQuestion } from "./pages"
import { useInvalidate } from "./use-invalidate"

const ADDRESS = "/api/admin/products/{id}/stock-movements"

export function useStockMovements(id: string, question: StockMovementsQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.stockMovements(id, question),
    queryFn: ({ signal }) => pageOf(api.GET(ADDRESS, { params: { path: { id }, query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useMoveStock(id: string) {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (movement: StockMovementInput) =>
      answerOf(api.POST(ADDRESS, { params: { path: { id } }, body: movement })),
    onSuccess,
  })
}
