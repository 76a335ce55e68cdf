import { installStorage } from "../testing/browser-storage"
import { settleLanguage } from "./language"

const settled = (pathname: string, drawn: string) => settleLanguage({ pathname }, drawn)

beforeEach(() => {
  Object.defineProperty(globalThis, "document", { value: { cookie: "" }, configurable: true })
})

test("the URL determines the language, which is stored if there is no stored choice", () => {
  const stored = installStorage()
  expect(settled("/nl/products", "nl")).toBe("nl")
  expect(stored.get("language")).toBe("nl")
  expect(settled("/en", "en")).toBe("en")
  expect(stored.get("language")).toBe("nl")
})

test("without a language in the URL, the stored choice is used", () => {
  installStorage({ language: "nl" })
  expect(settled("/products", "fr")).toBe("nl")
  expect(settled("/en/admin", "fr")).toBe("nl")
})

test("without a stored choice, the server's language is used, and French if it is invalid", () => {
  installStorage({ language: "xx" })
  expect(settled("/admin", "en")).toBe("en")
  expect(settled("/products", "xx")).toBe("fr")
})
