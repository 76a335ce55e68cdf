import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { AS_FILE } from "../client/as-file"
import { useShop } from "../provider"
import type { OrderAccess } from "./withdrawal"

export function useOrderDocument(access: OrderAccess) {
  const { api } = useShop()
  return useMutation({
    mutationFn: (number: string) =>
      answerOf(
        "token" in access
          ? api.POST("/api/orders/linked/invoice", { body: { token: access.token, number }, ...AS_FILE })
          : api.GET("/api/users/orders/{order_number}/documents/{file}", {
              params: { path: { order_number: access.orderNumber, file: `${number}.pdf` } },
              ...AS_FILE,
            }),
      ),
  })
}
