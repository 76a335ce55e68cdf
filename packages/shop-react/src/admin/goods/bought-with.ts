import { useRead } from "../../api-reads"
import { useShop } from "../../provider"
import { adminKeys } from "../keys"

export function useBoughtWith(id: string) {
  const { language } = useShop()
  return useRead(adminKeys.boughtWith(id, language), (api) =>
    api.GET("/api/admin/products/{id}/bought-together", { params: { path: { id } } }),
  )
}
