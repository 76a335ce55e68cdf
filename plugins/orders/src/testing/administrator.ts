import {
  adminOrderDetailSchema,
  adminOrdersSchema,
  TOTAL_COUNT_HEADER,
  type AdminOrder,
  type AdminOrderDetail,
  type OrderStatus,
  type OrderStatusChange,
  type RefundAssignment,
  type RefundRequest,
} from "@bon-perroquet/contract"
import { given, ShopClient, ShopRefusal, type ShopAnswer } from "@bon-perroquet/testing"

/** Somebody who runs the shop, at the contract's own calls. */
export class Administrator {
  private constructor(readonly shop: ShopClient) {}

  static async signIn(): Promise<Administrator> {
    const shop = new ShopClient()
    await shop.login(given("SHOP_ADMIN_EMAIL"), given("SHOP_ADMIN_PASSWORD"))
    return new Administrator(shop)
  }

  async orders(query: Record<string, string> = {}): Promise<{ orders: AdminOrder[]; total: number }> {
    const path = `/api/admin/orders?${new URLSearchParams(query).toString()}`
    const answer = granted(path, await this.shop.send("GET", path))
    return {
      orders: adminOrdersSchema.parse(answer.body),
      total: Number(answer.headers.get(TOTAL_COUNT_HEADER)),
    }
  }

  async order(number: string): Promise<AdminOrderDetail> {
    const path = `/api/admin/orders/${number}`
    return adminOrderDetailSchema.parse(granted(path, await this.shop.send("GET", path)).body)
  }

  /** Sets a status, and returns the answer whatever it is. */
  trySetting(number: string, status: OrderStatus, how: Partial<OrderStatusChange> = {}): Promise<ShopAnswer> {
    return this.shop.write("PUT", `/api/admin/orders/${number}/status`, { json: { status, ...how } })
  }

  async set(
    number: string,
    status: OrderStatus,
    how: Partial<OrderStatusChange> = {},
  ): Promise<AdminOrderDetail> {
    const answer = granted(`${number} ${status}`, await this.trySetting(number, status, how))
    return adminOrderDetailSchema.parse(answer.body)
  }

  tryRefunding(number: string, json: RefundRequest): Promise<ShopAnswer> {
    return this.shop.write("POST", `/api/admin/orders/${number}/refunds`, { json })
  }

  /** Says what a refund was for, and returns the answer whatever it is. */
  tryAssigning(number: string, refundId: string, json: RefundAssignment): Promise<ShopAnswer> {
    return this.shop.write("PUT", `/api/admin/orders/${number}/refunds/${refundId}`, { json })
  }

  async refund(number: string, json: RefundRequest): Promise<AdminOrderDetail> {
    const answer = granted(`refund of ${number}`, await this.tryRefunding(number, json))
    return adminOrderDetailSchema.parse(answer.body)
  }
}

function granted(call: string, answer: ShopAnswer): ShopAnswer {
  if (answer.status !== 200) throw new ShopRefusal(call, answer)
  return answer
}

/** The code that a call was refused with; "" for one that was granted. */
export const codeOf = ({ status, body }: ShopAnswer): string =>
  status === 200 ? "" : String((body as { code?: unknown }).code)
