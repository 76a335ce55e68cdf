import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { useShop, retryRead } from "../../provider"
import { adminKeys } from "../keys"

export function useBoughtWith(id: string) {
  const { api, language } = useShop()
  return useQuery({
    queryKey: adminKeys.boughtWith(id, language),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/products/{id}/bought-together", { params: { path: { id } }, signal })),
    retry: retryRead,
  })
}
