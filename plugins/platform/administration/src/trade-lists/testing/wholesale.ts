import { randomUUID } from "node:crypto"
import {
  customerGroupSchema,
  shownTradePricesSchema,
  tradeListSchema,
  type ShownTradePrices,
  type TradeList,
  type TradeListInput,
} from "@bon-perroquet/contract"
import { openPaymentPage, orderOf, stripe } from "@bon-perroquet/checkout/testing"
import { EngineClient, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { administrator } from "../../testing"

type Own = Awaited<ReturnType<typeof ownProduct>>
interface Account {
  shop: ShopClient
  id: string
  email: string
}

export let admin: ShopClient
export let engine: EngineClient
/** Ids of lists that are deleted after the test. */
export const made: string[] = []

/** Signs in before the tests of a file, and deletes its lists after each. */
export function useTradeLists(): void {
  beforeAll(async () => {
    admin = await administrator()
    engine = await EngineClient.signIn()
  })
  afterEach(async () => {
    for (const id of made.splice(0)) await admin.write("DELETE", `${LISTS}/${id}`)
  })
}

/** Password of `register`. */
export const PASSWORD = "noix de cajou"
export const GROUPS = "/api/admin/customer-groups"
export const LISTS = "/api/admin/trade-lists"

export async function newGroup(): Promise<string> {
  const { body } = await admin.write("POST", GROUPS, { json: { name: `Éleveurs ${randomUUID()}` } })
  return customerGroupSchema.parse(body).id
}

export const form = (about: Partial<TradeListInput>): TradeListInput => ({
  ...{ title: `Gros ${randomUUID().slice(0, 8)}`, group_ids: [], is_for_businesses: false },
  ...{ from: null, until: null, minimum_cents: null, discounts: [] },
  ...about,
})

export async function newList(about: Partial<TradeListInput>): Promise<TradeList> {
  const list = tradeListSchema.parse((await admin.write("POST", LISTS, { json: form(about) })).body)
  made.push(list.id)
  return list
}

export const save = (list: TradeList, about: Partial<TradeListInput>) =>
  admin.write("PUT", `${LISTS}/${list.id}`, {
    json: form({ title: list.title, group_ids: list.group_ids, ...about }),
  })

export const sizeOf = ({ variants }: Own): string => variants[0]?.id ?? ""
export const setPrices = (list: TradeList, product: Own, steps: { from: number; net_price: number }[]) =>
  admin.write("PUT", `${LISTS}/${list.id}/prices`, {
    json: { prices: [{ variant_id: sizeOf(product), steps }] },
  })

export async function account(): Promise<Account> {
  const shop = new ShopClient()
  const { user } = await shop.register()
  return { shop, id: user.id, email: user.email }
}

export const setGroups = ({ id }: Account, group_ids: string[]) =>
  admin.write("PUT", `/api/admin/customers/${id}/groups`, { json: { group_ids } })

export async function wholesaler(group: string): Promise<Account> {
  const person = await account()
  expect((await setGroups(person, [group])).status).toBe(200)
  return person
}

export async function shown(shop: ShopClient, product: Own): Promise<ShownTradePrices> {
  const { body } = await shop.send("GET", `/api/trade-prices?product_ids=${product.id}`)
  return shownTradePricesSchema.parse(body)
}
export const tradePrice = async (shop: ShopClient, product: Own) =>
  (await shown(shop, product)).sizes[0]?.price ?? null
export const untilPrice = (person: Account, product: Own, price: number | null) =>
  until(`the trade price ${price}`, async () => (await tradePrice(person.shop, product)) === price)

/** A product of 10 euro with 6 % VAT, a group, and a list with 8.49 from one unit and 7.55 from ten, both without VAT. */
export async function wholesale(about: Partial<TradeListInput> = {}) {
  const product = await ownProduct({ price: 10, stock: 100, vat_rate: 6, weight: 500 })
  const group = await newGroup()
  const list = await newList({ group_ids: [group], ...about })
  const steps = [
    { from: 1, net_price: 8.49 },
    { from: 10, net_price: 7.55 },
  ]
  expect((await setPrices(list, product, steps)).status).toBe(200)
  const person = await wholesaler(group)
  await untilPrice(person, product, 9)
  return { product, group, list, person }
}

export async function pay(shop: ShopClient, email: string) {
  const { totals } = await shop.cart()
  const page = await openPaymentPage(shop, {
    customer_email: email,
    expected_total_cents: totals.total_cents,
  })
  await stripe().pay(page.sessionId)
  return { totals, order: await orderOf(engine, page) }
}
