import { installStorage } from "../testing/browser-storage"
import { chooseLanguage } from "./language"

const chosenLanguage = (pathname: string, rendered: string) => chooseLanguage({ pathname }, rendered)

beforeEach(() => {
  Object.defineProperty(globalThis, "document", { value: { cookie: "" }, configurable: true })
})

test("the URL determines the language, which is stored if there is no stored choice", () => {
  const stored = installStorage()
  expect(chosenLanguage("/nl/products", "nl")).toBe("nl")
  expect(stored.get("language")).toBe("nl")
  expect(chosenLanguage("/en", "en")).toBe("en")
  expect(stored.get("language")).toBe("nl")
})

test("without a language in the URL, the stored choice is used", () => {
  installStorage({ language: "nl" })
  expect(chosenLanguage("/products", "fr")).toBe("nl")
  expect(chosenLanguage("/en/admin", "fr")).toBe("nl")
})

test("without a stored choice, the server's language is used, and French if it is invalid", () => {
  installStorage({ language: "xx" })
  expect(chosenLanguage("/admin", "en")).toBe("en")
  expect(chosenLanguage("/products", "xx")).toBe("fr")
})
