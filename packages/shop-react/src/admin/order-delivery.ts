import type { DeliveryCountry, OrderDeliveryChange } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { useReadAnew } from "./use-read-anew"

const at = (order_number: string) => ({ path: { order_number } })

/** Returns the delivery methods for an order and a country, with their price differences. */
export function useOrderDelivery(number: string, country: DeliveryCountry) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.orderDelivery(number, country),
    queryFn: ({ signal }) =>
      answerOf(
        api.GET("/api/admin/orders/{order_number}/delivery", {
          params: { ...at(number), query: { country } },
          signal,
        }),
      ),
    retry: retryRead,
  })
}

/** Changes recipient, address or delivery method of an order. */
export function useChangeDelivery(number: string) {
  const { api } = useShop()
  const onSettled = useReadAnew()
  return useMutation({
    mutationFn: (body: OrderDeliveryChange) =>
      answerOf(api.PUT("/api/admin/orders/{order_number}/delivery", { params: at(number), body })),
    onSettled,
  })
}

/** Returns a function that reads an order now. */
export function useReadOrder() {
  const { api } = useShop()
  return (number: string) => answerOf(api.GET("/api/admin/orders/{order_number}", { params: at(number) }))
}
