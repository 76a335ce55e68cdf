import { pageAddress } from "./page-address"

const SCREENS = [
  { path: "/", rendered: "all" },
  { path: "/products", rendered: "all" },
  { path: "/products/:handle", rendered: "all" },
  { path: "/profile/orders/:number", rendered: "around" },
  { path: "*", rendered: "all" },
] as const

const at = (address: string) => pageAddress(new URL(address, "https://shop.example"), SCREENS)

it.each([
  ["/", "/"],
  ["/?q=noix&page=3&sort=new&utm_source=mail", "/"],
  ["/Products/", "/products"],
  ["/products?page=1&sort=featured&in_stock=false&category=all&q=+", "/products"],
  ["/products?page=0009&sort=odd&in_stock=1&category=%00", "/products"],
  ["/products?in_stock=true&category=noix&page=2", "/products?category=noix&in_stock=true&page=2"],
  ["/products/noix?page=2", "/products/noix"],
  ["/profile/orders/BP-2026-1?token=a", "/profile/orders/:number"],
  ["/no/such/page?a=b", "/404"],
])("page %s shares the cache entry of %s", (address, path) => {
  expect(at(address)).toEqual({ path, isShared: true })
})

it("a product list with a search text is not cached", () => {
  expect(at("/products?q=noix&sort=featured&page=2")).toEqual({
    path: "/products?q=noix&page=2",
    isShared: false,
  })
})
