import { installStorage } from "../testing/browser-storage"
import { settleLanguage } from "./language"

const settled = (pathname: string, drawn: string) => settleLanguage({ pathname }, drawn)

beforeEach(() => {
  Object.defineProperty(globalThis, "document", { value: { cookie: "" }, configurable: true })
})

test("the address determines the language and is stored if there is no choice", () => {
  const stored = installStorage()
  expect(settled("/nl/products", "nl")).toBe("nl")
  expect(stored.get("language")).toBe("nl")
  expect(settled("/en", "en")).toBe("en")
  expect(stored.get("language")).toBe("nl")
})

test("the stored choice is next", () => {
  installStorage({ language: "nl" })
  expect(settled("/products", "fr")).toBe("nl")
  expect(settled("/en/admin", "fr")).toBe("nl")
})

test("the server's language is next, and French after an invalid choice", () => {
  installStorage({ language: "xx" })
  expect(settled("/admin", "en")).toBe("en")
  expect(settled("/products", "xx")).toBe("fr")
})
