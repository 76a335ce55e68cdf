import { installStorage } from "../testing/browser-storage"
import { preferredLanguage } from "./language"

test("a stored choice comes first", () => {
  installStorage({ language: "nl" })
  expect(preferredLanguage(["fr-BE", "en"])).toBe("nl")
})

test("then the first of the browser's languages that the shop speaks", () => {
  installStorage()
  expect(preferredLanguage(["de-DE", "en-GB", "nl-BE"])).toBe("en")
})

test("then French, also after a choice that is none", () => {
  installStorage({ language: "xx" })
  expect(preferredLanguage(["de-DE"])).toBe("fr")
})
