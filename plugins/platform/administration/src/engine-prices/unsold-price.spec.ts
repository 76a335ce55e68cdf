import { unsoldOfPriceList, unsoldOfProducts } from "./unsold-price"

const eur = (more: object = {}) => ({ currency_code: "eur", amount: 10, ...more })
const bounds = new Map([["price_3", { min_quantity: 3, max_quantity: null }]])
const abroad = eur({ rules: { region_id: "reg_1" } })

it.each<[string, unknown, string | undefined]>([
  ["a price", { prices: [eur()] }, undefined],
  ["no price", { title: "Noix", status: "published" }, undefined],
  ["nothing", undefined, undefined],
  [
    "another currency in what the shop does not sell in",
    { prices: [eur(), { currency_code: "jpy", amount: 1.005 }] },
    undefined,
  ],
  ["one for several", { prices: [eur(), eur({ min_quantity: 3, max_quantity: 5 })] }, undefined],
  ["one of a region", { prices: [eur(), abroad] }, "price_for_some"],
  ["one of a region, in a new product", { variants: [{ prices: [eur(), abroad] }] }, "price_for_some"],
  ["one of a region, among many", { update: [{ variants: [{ prices: [abroad] }] }] }, "price_for_some"],
  [
    "one of a region, in several sizes",
    { create: [{ prices: [eur()] }, { prices: [abroad] }] },
    "price_for_some",
  ],
  ["a rule that says nothing", { prices: [eur({ rules: {} })] }, undefined],
  ["half a cent", { prices: [eur({ amount: 4.995 })] }, "price_not_in_cents"],
  ["from half a piece", { prices: [eur(), eur({ min_quantity: 2.5 })] }, "price_quantity_odd"],
  ["from none", { prices: [eur(), eur({ min_quantity: 0 })] }, "price_quantity_odd"],
  [
    "from more than up to",
    { prices: [eur(), eur({ min_quantity: 5, max_quantity: 3 })] },
    "price_quantity_odd",
  ],
  ["none for one piece", { prices: [eur({ min_quantity: 3 })] }, "price_for_one_missing"],
  ["the one for several alone left", { prices: [eur({ id: "price_3" })] }, "price_for_one_missing"],
  [
    "the one for several made one for all",
    { prices: [eur({ id: "price_3", min_quantity: null })] },
    undefined,
  ],
  ["none for many", { prices: [eur({ max_quantity: 9 })] }, "price_for_one_missing"],
])("A product with %s", (_, body, fault) => {
  expect(unsoldOfProducts(body, bounds)).toBe(fault)
})

it.each<[string, unknown, string | undefined]>([
  [
    "for everyone",
    { title: "Action", prices: [eur({ variant_id: "variant_1", min_quantity: 3 })] },
    undefined,
  ],
  ["for a group", { rules: { "customer.groups.id": ["cusgroup_1"] } }, "price_for_some"],
  ["that loses its rules", { rules: {} }, undefined],
  ["with a price for a region", { prices: [abroad] }, "price_for_some"],
  ["that gets a price for a region", { create: [abroad] }, "price_for_some"],
  ["whose price becomes one of half a cent", { update: [eur({ amount: 0.005 })] }, "price_not_in_cents"],
])("A price list %s", (_, body, fault) => {
  expect(unsoldOfPriceList(body)).toBe(fault)
})
