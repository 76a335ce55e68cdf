import { OPTIONAL_STORAGE_KEYS, STORAGE_KEYS } from "@bon-perroquet/contract"
import { installStorage } from "../../testing/browser-storage"
import { chooseCookies, EVERYTHING, NOTHING_OPTIONAL, readConsent, storeWithConsent } from "./consent"

const CONTACT = OPTIONAL_STORAGE_KEYS.preferences.contact

test("optional data is not stored before the visitor answers the cookie banner", () => {
  const stored = installStorage()
  expect(readConsent()).toBeNull()
  storeWithConsent("preferences", CONTACT, "Anne")
  expect(stored.size).toBe(0)
})

test("the visitor's cookie choice is stored with its date and groups", () => {
  const stored = installStorage()
  chooseCookies({ ...NOTHING_OPTIONAL, analytics: true })
  expect(stored.get(STORAGE_KEYS.cookiesChoice)).toBe("accepted")
  expect(Date.parse(stored.get(STORAGE_KEYS.cookiesDate) ?? "")).not.toBeNaN()
  expect(readConsent()).toEqual({ preferences: false, analytics: true, marketing: false })
})

test("a cookie choice without groups is a refusal", () => {
  const stored = installStorage()
  chooseCookies(NOTHING_OPTIONAL)
  expect(stored.get(STORAGE_KEYS.cookiesChoice)).toBe("refused")
})

test("withdrawing the consent to a group of cookies deletes only the data of that group", () => {
  const stored = installStorage({ sessionId: "1234567890" })
  chooseCookies(EVERYTHING)
  storeWithConsent("preferences", CONTACT, "Anne")
  expect(stored.get(CONTACT)).toBe("Anne")
  chooseCookies({ ...EVERYTHING, preferences: false })
  expect(stored.has(CONTACT)).toBe(false)
  expect(stored.get("sessionId")).toBe("1234567890")
})

test.each([
  ["accepted", EVERYTHING],
  ["refused", NOTHING_OPTIONAL],
])("an earlier choice (%s) without groups is valid", (choice, consent) => {
  installStorage({ [STORAGE_KEYS.cookiesChoice]: choice })
  expect(readConsent()).toEqual(consent)
})

test("invalid or contradictory stored groups never allow more than the stored cookie choice", () => {
  installStorage({ [STORAGE_KEYS.cookiesChoice]: "refused", [STORAGE_KEYS.cookiesPreferences]: "{broken" })
  expect(readConsent()).toEqual(NOTHING_OPTIONAL)
  installStorage({
    [STORAGE_KEYS.cookiesChoice]: "refused",
    [STORAGE_KEYS.cookiesPreferences]: JSON.stringify(EVERYTHING),
  })
  expect(readConsent()).toEqual(NOTHING_OPTIONAL)
})
