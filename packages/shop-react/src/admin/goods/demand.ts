import { useRead } from "../../api-reads"
import { useShop } from "../../provider"
import { adminKeys } from "../keys"

export function useBoughtWith(id: string) {
  const { language } = useShop()
  return useRead(adminKeys.boughtWith(id, language), (api) =>
    api.GET("/api/admin/products/{id}/bought-together", { params: { path: { id } } }),
  )
}

export function useRequestedGoods({ enabled = true } = {}) {
  const { language } = useShop()
  return useRead(adminKeys.wanted(language), (api) => api.GET("/api/admin/back-in-stock"), { enabled })
}
