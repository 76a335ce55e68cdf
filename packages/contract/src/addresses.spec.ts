import { addressIn, hasLanguages, readAddress } from "./addresses"

it.each([
  ["fr", "/", "/"],
  ["nl", "/", "/nl"],
  ["nl", "/?page=2", "/nl?page=2"],
  ["nl", "/products?page=2#list", "/nl/products?page=2#list"],
  ["en", "/nl/products", "/en/products"],
  ["fr", "/nl", "/"],
  ["fr", "/nl?q=noot", "/?q=noot"],
  ["nl", "/nlx/products", "/nl/nlx/products"],
  ["nl", "/admin?tab=orders", "/admin?tab=orders"],
  ["fr", "/fr//stranger.example", "/stranger.example"],
  ["nl", "/fr/\\\\stranger.example", "/nl/stranger.example"],
  ["nl", "/administration", "/nl/administration"],
] as const)("addressIn returns, in %s, for %s the path %s", (language, address, spelled) => {
  expect(addressIn(language, address)).toBe(spelled)
})

it.each([
  ["/nl/products?page=2", "nl", "/products?page=2"],
  ["/en", "en", "/"],
  ["/fr/products", "fr", "/products"],
  ["/products", undefined, "/products"],
  ["/de/products", undefined, "/products"],
])("readAddress splits %s into language %s and path %s", (address, language, path) => {
  expect(readAddress(address)).toEqual({ language, path })
})

it("hasLanguages is false for administration screens, which have one URL for all languages", () => {
  expect(["/admin", "/nl/admin/orders/BP-1", "/", "/checkout"].map(hasLanguages)).toEqual([
    false,
    false,
    true,
    true,
  ])
})
