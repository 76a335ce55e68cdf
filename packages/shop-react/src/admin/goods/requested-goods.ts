import { useRead } from "../../api-reads"
import { useShop } from "../../provider"
import { adminKeys } from "../keys"

export function useRequestedGoods({ enabled = true } = {}) {
  const { language } = useShop()
  return useRead(adminKeys.wanted(language), (api) => api.GET("/api/admin/back-in-stock"), { enabled })
}
