import { z } from "zod"
import { daySchema } from "../days/day"
import { MAX_LINE_QUANTITY } from "../constants"
import { pageSchema, searchedSchema } from "../lists"
import { MAX_PRICE_EURO } from "../administration/products"
import { isWholeCents } from "../money"

export const MAX_TRADE_DISCOUNTS = 10
/** Highest number of prices of one list. */
export const MAX_TRADE_PRICES = 20_000
/** Highest number of sizes in a request that changes prices. */
export const MAX_CHANGED_TRADE_PRICES = 2_000
const MAX_MINIMUM_CENTS = 100_000_000
const MAX_GROUPS = 50

const fromSchema = z.number().int().min(1).max(MAX_LINE_QUANTITY)
const isAscending = (steps: readonly { from: number }[]) =>
  steps.every(({ from }, index) => index === 0 || from > (steps[index - 1]?.from ?? 0))

const formShape = z.object({
  /** Name of the price list, also in Medusa Admin. */
  title: z.string().trim().min(1).max(80),
  /** Ids of Medusa's customer groups whose accounts pay these prices. */
  group_ids: z.array(z.string().min(1).max(100)).max(MAX_GROUPS),
  /** Whether the list also applies to accounts whose VAT number VIES confirmed. */
  is_for_businesses: z.boolean(),
  /** First and last day, in Belgium. Null: no limit. */
  from: daySchema.nullable(),
  until: daySchema.nullable(),
  /** Minimum value of the goods of an order at these prices, without VAT. Null: none. */
  minimum_cents: z.number().int().min(1).max(MAX_MINIMUM_CENTS).nullable(),
  /** Percentages off the base price of all sizes without a price in the list, by quantity in ascending order. */
  discounts: z
    .array(z.object({ from: fromSchema, percent: z.number().min(0.01).max(99).multipleOf(0.01) }))
    .max(MAX_TRADE_DISCOUNTS)
    .refine(isAscending),
})

/** POST /api/admin/trade-lists and PUT /api/admin/trade-lists/{id}. */
export const tradeListInputSchema = formShape
  .refine(({ group_ids, is_for_businesses }) => is_for_businesses || group_ids.length > 0, {
    path: ["group_ids"],
  })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ["until"] })
export type TradeListInput = z.infer<typeof tradeListInputSchema>

export const TRADE_LIST_STATES = ["running", "planned", "ended", "off"] as const

/** Price list for customer groups. It is a price list with rules in Medusa. */
export const tradeListSchema = formShape.extend({
  id: z.string(),
  state: z.enum(TRADE_LIST_STATES),
  /** Number of sizes with a price in the list. */
  sizes: z.number().int(),
  /** Number of accounts that pay these prices. */
  customers: z.number().int(),
  /** Changes when any other field changes. Send it as `If-Match` with a write. */
  version: z.string(),
})
export type TradeList = z.infer<typeof tradeListSchema>
export const tradeListsSchema = z.array(tradeListSchema)
export const tradeListIdSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_]{1,100}$/) })

/** Price in euro without VAT. The shop stores it with the Belgian VAT of the product's class. */
const netPriceSchema = z.number().min(0.01).max(MAX_PRICE_EURO).refine(isWholeCents)
const stepsSchema = z
  .array(z.object({ from: fromSchema, net_price: netPriceSchema }))
  .max(MAX_TRADE_DISCOUNTS)
  .refine(isAscending)

/** PUT /api/admin/trade-lists/{id}/prices: replaces the prices of these sizes. Without a step, a price is removed. */
export const tradePricesInputSchema = z.object({
  prices: z
    .array(z.object({ variant_id: z.string().min(1).max(100), steps: stepsSchema }))
    .max(MAX_CHANGED_TRADE_PRICES)
    .refine((prices) => new Set(prices.map(({ variant_id }) => variant_id)).size === prices.length),
})
export type TradePricesInput = z.infer<typeof tradePricesInputSchema>

/** GET /api/admin/trade-lists/{id}/prices. The header X-Total-Count has the total number. */
export const tradePricesQuerySchema = pageSchema.extend({ search: searchedSchema })
export const listedTradePricesSchema = z.array(
  z.object({
    variant_id: z.string(),
    sku: z.string(),
    /** Name in the caller's language, with the size if there are several. */
    name: z.string(),
    /** Base price without VAT. */
    usual_net_price: z.number(),
    /** Prices by quantity, without VAT. Empty if the list has no price for the size. */
    steps: stepsSchema,
  }),
)
export type ListedTradePrices = z.infer<typeof listedTradePricesSchema>

/** GET and POST /api/admin/customer-groups: groups of Medusa, without the segments. */
export const customerGroupInputSchema = z.object({ name: z.string().trim().min(1).max(80) })
export const customerGroupSchema = z.object({ id: z.string(), name: z.string(), customers: z.number().int() })
export type CustomerGroup = z.infer<typeof customerGroupSchema>
export const customerGroupsSchema = z.array(customerGroupSchema)
/** PUT /api/admin/customers/{id}/groups: ids of the groups of an account. */
export const groupsOfCustomerSchema = z.object({
  group_ids: z.array(z.string().min(1).max(100)).max(MAX_GROUPS),
})

/** GET and PUT /api/admin/customers/{id}/groups. */
export const versionedGroupsOfCustomerSchema = groupsOfCustomerSchema.extend({
  /** For If-Match. Absent in answers of earlier versions. */
  version: z.string().optional(),
})
