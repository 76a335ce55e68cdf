import { useRead } from "../api-reads"
import { useShop } from "../provider"
import { adminKeys } from "./keys"

export function useRepeatOverview() {
  const { language } = useShop()
  return useRead(adminKeys.repeats(language), (api) => api.GET("/api/admin/repeat-deliveries"))
}
