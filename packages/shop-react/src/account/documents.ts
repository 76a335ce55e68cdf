import { useWrite } from "../api-writes"
import { AS_FILE } from "../client/as-file"
import type { OrderAccess } from "./withdrawal"

/** Access to an order's documents. A tracking token only allows reading. */
export type DocumentAccess = OrderAccess | { trackingToken: string }

export const useOrderDocument = (access: DocumentAccess) =>
  useWrite((api, number: string) => {
    if ("trackingToken" in access) {
      const body = { token: access.trackingToken, number }
      return api.POST("/api/orders/tracked/document", { body, ...AS_FILE })
    }
    return "token" in access
      ? api.POST("/api/orders/linked/invoice", { body: { token: access.token, number }, ...AS_FILE })
      : api.GET("/api/users/orders/{order_number}/documents/{file}", {
          params: { path: { order_number: access.orderNumber, file: `${number}.pdf` } },
          ...AS_FILE,
        })
  })
