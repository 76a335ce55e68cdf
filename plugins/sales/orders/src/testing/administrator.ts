import {
  TOTAL_COUNT_HEADER,
  type OrderStatus,
  type OrderStatusChange,
  type RefundAssignment,
  type RefundRequest,
} from "@bon-perroquet/contract"
import { granted, ShopClient, type Query, type ShopAnswer } from "@bon-perroquet/testing"

export class Administrator {
  private constructor(readonly shop: ShopClient) {}

  static async signIn(): Promise<Administrator> {
    return new Administrator(await new ShopClient().signInOwner())
  }

  async orders(query: Query<"/api/admin/orders"> = {}) {
    const call = this.shop.api.GET("/api/admin/orders", { params: { query } })
    const orders = await granted(call)
    return { orders, total: Number((await call).response.headers.get(TOTAL_COUNT_HEADER)) }
  }

  order(number: string) {
    return granted(this.shop.api.GET("/api/admin/orders/{order_number}", { params: at(number) }))
  }

  trySetting(number: string, status: OrderStatus, how: Partial<OrderStatusChange> = {}): Promise<ShopAnswer> {
    return this.shop.write("PUT", `/api/admin/orders/${number}/status`, { json: { status, ...how } })
  }

  set(number: string, status: OrderStatus, how: Partial<OrderStatusChange> = {}) {
    const call = { params: at(number), body: { status, ...how } }
    return granted(this.shop.api.PUT("/api/admin/orders/{order_number}/status", call))
  }

  tryRefunding(number: string, json: RefundRequest): Promise<ShopAnswer> {
    return this.shop.write("POST", `/api/admin/orders/${number}/refunds`, { json })
  }

  tryAssigning(number: string, refundId: string, json: RefundAssignment): Promise<ShopAnswer> {
    return this.shop.write("PUT", `/api/admin/orders/${number}/refunds/${refundId}`, { json })
  }

  refund(number: string, body: RefundRequest) {
    return granted(
      this.shop.api.POST("/api/admin/orders/{order_number}/refunds", { params: at(number), body }),
    )
  }
}

const at = (order_number: string) => ({ path: { order_number } })

export const codeOf = ({ status, body }: ShopAnswer): string =>
  status === 200 ? "" : String((body as { code?: unknown }).code)
