import type { StockMovementInput } from "@bon-perroquet/contract"
import { usePage } from "../api-pages"
import { adminKeys } from "./keys"
import type { StockMovementsQuestion } from "./pages"
import { useAdminWrite } from "./use-invalidate"

const ADDRESS = "/api/admin/products/{id}/stock-movements"

export const useStockMovements = (id: string, question: StockMovementsQuestion) =>
  usePage(adminKeys.stockMovements(id, question), (api) =>
    api.GET(ADDRESS, { params: { path: { id }, query: question } }),
  )

export const useMoveStock = (id: string) =>
  useAdminWrite(
    (api, movement: StockMovementInput) => api.POST(ADDRESS, { params: { path: { id } }, body: movement }),
    "onSuccess",
  )
