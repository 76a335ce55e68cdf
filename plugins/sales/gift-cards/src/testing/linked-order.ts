import {
  openedCheckoutSchema,
  orderBalancesSchema,
  placedPhoneOrderSchema,
  type OrderBalances,
  type PhoneOrder,
} from "@bon-perroquet/contract"
import type { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, requireVariable, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { HOME } from "@bon-perroquet/testing/purchase"
import { randomUUID } from "node:crypto"
import type { Card } from "."

interface Linked {
  number: string
  due: number
  token: string
  variant_id: string
  shop: ShopClient
}

/** Places a telephone order, whose customer receives a payment link. */
export async function linkedOrder(
  administrator: Administrator,
  about: Partial<PhoneOrder> = {},
  shop = new ShopClient(),
): Promise<Linked> {
  const product = await ownProduct({ price: 10, stock: 9 })
  const cart = new ShopClient()
  const { items } = await cart.addItem(product.id, 2)
  const [method] = (await cart.delivery("BE")).methods
  const json: PhoneOrder = {
    cart_session_id: cart.sessionId,
    customer_email: `link-${randomUUID().slice(0, 12)}@example.org`,
    ...{ first_name: "Ada", last_name: "Peeters", country: "BE", language: "nl" },
    address: HOME.address ?? { street: "", number: "", postal_code: "", city: "" },
    delivery_method: method?.id ?? "",
    expected_total_cents: method?.totals.total_cents ?? 0,
    ...about,
  }
  const answer = await administrator.shop.write("POST", "/api/admin/orders", { json })
  const { order_number: number } = placedPhoneOrderSchema.parse(answer.body)
  const { token } = await linkTo(json.customer_email, "/orders/view")
  return { number, token, shop, variant_id: items[0]?.variant_id ?? "", due: json.expected_total_cents }
}

type Call = "balances" | "balances/removal" | "gift-cards" | "store-credit" | "payment"

export const callLink = ({ shop, token }: Linked, name: Call, json: object = {}): Promise<ShopAnswer> =>
  shop.write("POST", `/api/orders/linked/${name}`, { json: { token, ...json } })

function accepted({ status, body }: ShopAnswer): unknown {
  if (status !== 200) throw new Error(`The call was rejected: ${JSON.stringify(body)}`)
  return body
}

export const linkedBalances = async (
  order: Linked,
  name: Exclude<Call, "payment"> = "balances",
  json: object = {},
): Promise<OrderBalances> => orderBalancesSchema.parse(accepted(await callLink(order, name, json)))

export const useCardForLink = (order: Linked, { code }: Card): Promise<OrderBalances> =>
  linkedBalances(order, "gift-cards", { code })

export const tryOpeningLink = (order: Linked, expected_rest_cents?: number): Promise<ShopAnswer> =>
  callLink(order, "payment", { origin_url: requireVariable("SHOP_URL"), expected_rest_cents })

/** Opens the payment page of a link. @returns the payment's id */
export const openLink = async (order: Linked, expected_rest_cents?: number): Promise<string> =>
  openedCheckoutSchema.parse(accepted(await tryOpeningLink(order, expected_rest_cents))).session_id

/** Waits until nothing is due and the order has this number of documents. */
export const linkPaid = (administrator: Administrator, number: string, documents = 1) =>
  until(`${number} paid, with ${documents} documents`, async () => {
    const order = await administrator.order(number)
    return order.due_cents === 0 && order.documents.length === documents && order
  })
