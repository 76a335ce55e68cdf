import { isWholeCents } from "@bon-perroquet/contract"
import { hasChannels } from "@bon-perroquet/contract/channels"

/** Reason why the shop rejects a price from Medusa Admin. */
export type Unsold = "price_for_some" | "price_not_in_cents" | "price_quantity_odd" | "price_for_one_missing"

export interface Bounds {
  min_quantity?: number | null
  max_quantity?: number | null
}

interface Price extends Bounds {
  id?: string
  currency_code?: string
  amount?: number
  rules?: Record<string, unknown>
}

const NESTED = ["create", "update", "products", "variants"]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const objectsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : []

function priceLists(body: Record<string, unknown>): Price[][] {
  const nested = NESTED.flatMap((key) => objectsIn(body[key]))
  const own = Array.isArray(body["prices"]) ? [objectsIn(body["prices"])] : []
  return [...own, ...nested.flatMap(priceLists)]
}

const hasRules = ({ rules }: Pick<Price, "rules">): boolean =>
  isObject(rules) && Object.keys(rules).length > 0

/** Returns whether a quantity is absent or a positive whole number. */
const isCount = (bound: number | null | undefined): boolean =>
  bound == null || (Number.isInteger(bound) && bound >= 1)

const isEuro = ({ currency_code }: Price): boolean =>
  currency_code === undefined || currency_code.toLowerCase() === "eur"

function faultOf(price: Price): Unsold | undefined {
  if (hasRules(price)) return "price_for_some"
  if (!isEuro(price)) return undefined
  const { amount, min_quantity: from, max_quantity: to } = price
  if (typeof amount === "number" && !isWholeCents(amount)) return "price_not_in_cents"
  if (!isCount(from) || !isCount(to) || (from ?? 1) > (to ?? Infinity)) return "price_quantity_odd"
  return undefined
}

/** Returns whether no price covers all quantities, so that some could not be bought. */
function lacksPlainPrice(prices: readonly Price[], bounds: ReadonlyMap<string, Bounds>): boolean {
  // An existing price that is named by its id keeps its quantities.
  const euro = prices.filter(isEuro).map((price) => ({ ...bounds.get(price.id ?? ""), ...price }))
  return (
    euro.length > 0 && !euro.some((price) => (price.min_quantity ?? 1) <= 1 && price.max_quantity == null)
  )
}

export const priceIdsIn = (body: unknown): string[] =>
  (isObject(body) ? priceLists(body).flat() : []).flatMap(({ id }) => (typeof id === "string" ? id : []))

/** Returns why product prices are rejected, or undefined. @param bounds quantities of existing prices, by id */
export function unsoldOfProducts(body: unknown, bounds: ReadonlyMap<string, Bounds>): Unsold | undefined {
  const lists = isObject(body) ? priceLists(body) : []
  const fault = lists.flat().map(faultOf).find(Boolean)
  return fault ?? (lists.some((list) => lacksPlainPrice(list, bounds)) ? "price_for_one_missing" : undefined)
}

/** Returns whether the only rule is the channel. A sale applies to all channels, because its reference price does. */
const isOfChannel = ({ rules, type }: Record<string, unknown>): boolean =>
  hasChannels() && type !== "sale" && isObject(rules) && Object.keys(rules).join() === "sales_channel_id"

const GROUPS = "customer.groups.id"

/** Returns whether the rules of a list name only customer groups. Such a list has trade prices. */
const isForGroups = ({ rules }: Pick<Price, "rules">): boolean =>
  isObject(rules) && Object.entries(rules).every(([name, ids]) => name === GROUPS && areIds(ids))

const areIds = (ids: unknown): boolean =>
  Array.isArray(ids) && ids.length > 0 && ids.every((id) => typeof id === "string")

/** Returns why a price list is rejected, or undefined. It must apply to all visitors, to those of a channel, or to
 * customer groups. */
export function unsoldOfPriceList(body: unknown): Unsold | undefined {
  if (!isObject(body)) return undefined
  if (hasRules(body) && !isOfChannel(body) && !isForGroups(body)) return "price_for_some"
  const prices = ["prices", "create", "update"].flatMap((key) => objectsIn(body[key]))
  return prices.map(faultOf).find(Boolean)
}
