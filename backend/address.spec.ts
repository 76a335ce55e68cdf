export {}
interface Addresses {
  shopUrl: () => string
  origins: () => string[]
  previewHosts: () => string[]
}
jest.mock("@bon-perroquet/shop-settings/address", () => ({ savedShopAddress: () => saved }), {
  virtual: true,
})
let saved = ""
const { addresses } = jest.requireActual<{ addresses: (env: NodeJS.ProcessEnv) => Addresses }>("./address")
afterEach(() => {
  saved = ""
})

const env = { SHOP_PORT: "8100", SHOP_ORIGINS: "https://partner.example", PREVIEW_HOSTS: "old.example" }

it("without a saved address, the shop has the one of its port", () => {
  const { shopUrl, origins, previewHosts } = addresses(env)
  expect(shopUrl()).toBe("http://localhost:8100")
  expect(origins()).toEqual(["http://localhost:8100", "https://partner.example"])
  expect(previewHosts()).toEqual(["old.example"])
})

it("a saved address applies at the next use, and the former one stays allowed", () => {
  const { shopUrl, origins, previewHosts } = addresses(env)
  saved = "https://shop.example"
  expect(shopUrl()).toBe("https://shop.example")
  expect(origins()).toEqual(["https://shop.example", "http://localhost:8100", "https://partner.example"])
  expect(previewHosts()).toEqual(["old.example", "localhost"])
})

it("an address of the environment overrides the saved one", () => {
  saved = "https://shop.example"
  const { shopUrl, origins } = addresses({ SHOP_URL: "https://other.example" })
  expect([shopUrl(), origins()]).toEqual(["https://other.example", ["https://other.example"]])
})
