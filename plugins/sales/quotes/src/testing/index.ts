import { randomUUID } from "node:crypto"
import {
  cartSchema,
  customerGroupSchema,
  dayInBelgium,
  dayLater,
  quoteSchema,
  quotesSchema,
  shownTradePricesSchema,
  staffQuoteSchema,
  tradeListSchema,
  type Cart,
  type Quote,
  type StaffQuote,
} from "@bon-perroquet/contract"
import type { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"

export interface Buyer {
  shop: ShopClient
  id: string
  email: string
}
export type Goods = Awaited<ReturnType<typeof ownProduct>>

/** Trade price lists that the tests of a file made. */
const made: string[] = []

export async function deleteTradeLists({ shop }: Administrator): Promise<void> {
  for (const id of made.splice(0)) await shop.write("DELETE", `/api/admin/trade-lists/${id}`)
}

/** A product of 10 euro with 6 % VAT, and an account that pays 9 euro for it: 8.49 euro without VAT. */
export async function tradeBuyer({ shop: staff }: Administrator): Promise<{ buyer: Buyer; goods: Goods }> {
  const goods = await ownProduct({ price: 10, stock: 100, vat_rate: 6, weight: 500 })
  const shop = new ShopClient({ language: "en" })
  const { user } = await shop.register()
  const title = `Gros ${randomUUID()}`
  const group = await staff.write("POST", "/api/admin/customer-groups", { json: { name: title } })
  const group_ids = [customerGroupSchema.parse(group.body).id]
  await staff.write("PUT", `/api/admin/customers/${user.id}/groups`, { json: { group_ids } })
  const { body } = await staff.write("POST", "/api/admin/trade-lists", {
    json: {
      ...{ title, group_ids, is_for_businesses: false, from: null, until: null, minimum_cents: null },
      discounts: [{ from: 1, percent: 10 }],
    },
  })
  made.push(tradeListSchema.parse(body).id)
  const buyer = { shop, id: user.id, email: user.email }
  await until("the trade price", async () => (await steps(buyer, goods))[1] === 9)
  return { buyer, goods }
}

/** Returns the prices of the account by quantity, VAT included. */
export async function steps({ shop }: Buyer, { id }: Goods): Promise<Record<number, number>> {
  const { body } = await shop.send("GET", `/api/trade-prices?product_ids=${id}`)
  const [size] = shownTradePricesSchema.parse(body).sizes
  return Object.fromEntries([
    ...(size ? [[1, size.price]] : []),
    ...(size?.tiers ?? []).map(({ from, price }) => [from, price]),
  ]) as Record<number, number>
}

export const variantOf = ({ variants }: Goods): string => variants[0]?.id ?? ""

export const request = (
  { shop }: Buyer,
  goods: Goods,
  quantity: number,
  more: object = {},
): Promise<ShopAnswer> =>
  shop.write("POST", "/api/users/quotes", {
    json: { lines: [{ product_id: goods.id, variant_id: variantOf(goods), quantity }], ...more },
  })

export async function requested(buyer: Buyer, goods: Goods, quantity = 20): Promise<Quote> {
  return quoteSchema.parse((await request(buyer, goods, quantity, { message: "Livrable en mai ?" })).body)
}

export async function quotesOf({ shop }: Buyer): Promise<Quote[]> {
  return quotesSchema.parse((await shop.send("GET", "/api/users/quotes")).body)
}

export const NEXT_WEEK = dayLater(dayInBelgium(new Date()), 7)

export const offer = (
  { shop }: Administrator,
  id: string,
  json: object,
  headers: Record<string, string> = {},
): Promise<ShopAnswer> => shop.write("PUT", `/api/admin/quotes/${id}/offer`, { json, headers })

/** Offers a quantity of the goods at 7.55 euro without VAT, which is 8 euro with 6 % VAT. */
export async function offered(
  administrator: Administrator,
  { id }: Quote,
  goods: Goods,
  quantity = 20,
): Promise<StaffQuote> {
  const answer = await offer(administrator, id, {
    lines: [{ variant_id: variantOf(goods), quantity, net_cents: 755 }],
    ...{ message: "Livraison comprise", valid_until: NEXT_WEEK },
  })
  return staffQuoteSchema.parse(answer.body)
}

export const accept = ({ shop }: Buyer, id: string): Promise<ShopAnswer> =>
  shop.write("POST", `/api/users/quotes/${id}/acceptance`, { json: { cart_session_id: shop.sessionId } })

export async function accepted(buyer: Buyer, id: string): Promise<Cart> {
  return cartSchema.parse((await accept(buyer, id)).body)
}
