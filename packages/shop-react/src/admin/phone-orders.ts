import type { PhoneOrder } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useShop } from "../provider"
import { useInvalidate } from "./use-invalidate"

export function usePlacePhoneOrder() {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (body: PhoneOrder) => answerOf(api.POST("/api/admin/orders", { body })),
    onSuccess,
  })
}
