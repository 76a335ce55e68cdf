import type { CombineOrders, PackPart, ParcelChange } from "@bon-perroquet/contract"
import { useAdminWrite } from "../use-invalidate"

export const usePackPart = (order_number: string) =>
  useAdminWrite((api, body: PackPart) =>
    api.POST("/api/admin/orders/{order_number}/parcels", { params: { path: { order_number } }, body }),
  )

export const useCombineParcels = () =>
  useAdminWrite((api, body: CombineOrders) => api.POST("/api/admin/orders/combined", { body }))

export const useChangeParcel = (order_number: string, id: string) =>
  useAdminWrite((api, body: ParcelChange) =>
    api.PUT("/api/admin/orders/{order_number}/parcels/{id}", {
      params: { path: { order_number, id } },
      body,
    }),
  )

export const useUnpackParcel = (order_number: string, id: string) =>
  useAdminWrite((api) =>
    api.DELETE("/api/admin/orders/{order_number}/parcels/{id}", {
      params: { path: { order_number, id } },
    }),
  )

export const useLabelParcel = (order_number: string, id: string) =>
  useAdminWrite((api) =>
    api.POST("/api/admin/orders/{order_number}/parcels/{id}/label", {
      params: { path: { order_number, id } },
    }),
  )
