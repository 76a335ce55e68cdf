import type { CombineOrders, PackPart, ParcelChange } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useShop } from "../../provider"
import { useInvalidate } from "../use-invalidate"

export function usePackPart(order_number: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: PackPart) =>
      answerOf(
        api.POST("/api/admin/orders/{order_number}/parcels", { params: { path: { order_number } }, body }),
      ),
    onSettled,
  })
}

export function useCombineParcels() {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: CombineOrders) => answerOf(api.POST("/api/admin/orders/combined", { body })),
    onSettled,
  })
}

export function useChangeParcel(order_number: string, id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: ParcelChange) =>
      answerOf(
        api.PUT("/api/admin/orders/{order_number}/parcels/{id}", {
          params: { path: { order_number, id } },
          body,
        }),
      ),
    onSettled,
  })
}

export function useUnpackParcel(order_number: string, id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: () =>
      answerOf(
        api.DELETE("/api/admin/orders/{order_number}/parcels/{id}", {
          params: { path: { order_number, id } },
        }),
      ),
    onSettled,
  })
}

export function useLabelParcel(order_number: string, id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: () =>
      answerOf(
        api.POST("/api/admin/orders/{order_number}/parcels/{id}/label", {
          params: { path: { order_number, id } },
        }),
      ),
    onSettled,
  })
}
