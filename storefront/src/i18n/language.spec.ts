import { installStorage } from "../testing/browser-storage"
import { settleLanguage } from "./language"

const settled = (pathname: string, drawn: string) => settleLanguage({ pathname }, drawn)

beforeEach(() => {
  Object.defineProperty(globalThis, "document", { value: { cookie: "" }, configurable: true })
})

test("the address's language comes first, and is kept by who had chosen none", () => {
  const stored = installStorage()
  expect(settled("/nl/products", "nl")).toBe("nl")
  expect(stored.get("language")).toBe("nl")
  expect(settled("/en", "en")).toBe("en")
  expect(stored.get("language")).toBe("nl")
})

test("then a stored choice", () => {
  installStorage({ language: "nl" })
  expect(settled("/products", "fr")).toBe("nl")
  expect(settled("/en/admin", "fr")).toBe("nl")
})

test("then what the server found, and French after a choice that is none", () => {
  installStorage({ language: "xx" })
  expect(settled("/admin", "en")).toBe("en")
  expect(settled("/products", "xx")).toBe("fr")
})
