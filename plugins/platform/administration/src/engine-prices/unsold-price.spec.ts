import { unsoldOfPriceList, unsoldOfProducts } from "./unsold-price"

const eur = (more: object = {}) => ({ currency_code: "eur", amount: 10, ...more })
const bounds = new Map([["price_3", { min_quantity: 3, max_quantity: null }]])
const abroad = eur({ rules: { region_id: "reg_1" } })

it.each<[string, unknown, string | undefined]>([
  ["a price", { prices: [eur()] }, undefined],
  ["no price", { title: "Noix", status: "published" }, undefined],
  ["nothing", undefined, undefined],
  ["a price in another currency", { prices: [eur(), { currency_code: "jpy", amount: 1.005 }] }, undefined],
  [
    "a price from three to five units",
    { prices: [eur(), eur({ min_quantity: 3, max_quantity: 5 })] },
    undefined,
  ],
  ["a price of a region", { prices: [eur(), abroad] }, "price_for_some"],
  ["a price of a region, as a new product", { variants: [{ prices: [eur(), abroad] }] }, "price_for_some"],
  [
    "a price of a region, among several updates",
    { update: [{ variants: [{ prices: [abroad] }] }] },
    "price_for_some",
  ],
  [
    "a price of a region, in one of several sizes",
    { create: [{ prices: [eur()] }, { prices: [abroad] }] },
    "price_for_some",
  ],
  ["an empty rule", { prices: [eur({ rules: {} })] }, undefined],
  ["a price in fractions of a cent", { prices: [eur({ amount: 4.995 })] }, "price_not_in_cents"],
  ["a price from 2.5 units", { prices: [eur(), eur({ min_quantity: 2.5 })] }, "price_quantity_odd"],
  ["a price from zero units", { prices: [eur(), eur({ min_quantity: 0 })] }, "price_quantity_odd"],
  [
    "a price from five to three units",
    { prices: [eur(), eur({ min_quantity: 5, max_quantity: 3 })] },
    "price_quantity_odd",
  ],
  ["no price for one unit", { prices: [eur({ min_quantity: 3 })] }, "price_for_one_missing"],
  ["only a price for several units left", { prices: [eur({ id: "price_3" })] }, "price_for_one_missing"],
  [
    "a price for several units that now covers any quantity",
    { prices: [eur({ id: "price_3", min_quantity: null })] },
    undefined,
  ],
  ["no price for more than nine units", { prices: [eur({ max_quantity: 9 })] }, "price_for_one_missing"],
])(
  "the check of Medusa's prices accepts a product with %s, or names the reason for the rejection",
  (_, body, fault) => {
    expect(unsoldOfProducts(body, bounds)).toBe(fault)
  },
)

it.each<[string, unknown, string | undefined]>([
  [
    "for everyone",
    { title: "Action", prices: [eur({ variant_id: "variant_1", min_quantity: 3 })] },
    undefined,
  ],
  ["for a customer group", { rules: { "customer.groups.id": ["cusgroup_1"] } }, undefined],
  ["for no customer group", { rules: { "customer.groups.id": [] } }, "price_for_some"],
  ["for a region", { rules: { region_id: ["reg_1"] } }, "price_for_some"],
  [
    "for a customer group in a region",
    { rules: { "customer.groups.id": ["cusgroup_1"], region_id: ["reg_1"] } },
    "price_for_some",
  ],
  ["without its former rules", { rules: {} }, undefined],
  ["with a price for a region", { prices: [abroad] }, "price_for_some"],
  ["with an added price for a region", { create: [abroad] }, "price_for_some"],
  ["with a changed price in fractions of a cent", { update: [eur({ amount: 0.005 })] }, "price_not_in_cents"],
])(
  "the check of Medusa's prices accepts a price list %s, or names the reason for the rejection",
  (_, body, fault) => {
    expect(unsoldOfPriceList(body)).toBe(fault)
  },
)
