import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { chooseCookies, EVERYTHING, NOTHING_OPTIONAL, readConsent } from "./consent"
import { installStorage } from "../../testing/browser-storage"
import { showCookieQuestion } from "../../config/cookie-question"

function isShown(): boolean {
  const shown: string[] = []
  const documentElement = { classList: { add: (name: string) => shown.push(name) } }
  Object.assign(globalThis, { document: { documentElement } })
  showCookieQuestion()
  return shown.includes("asks-about-cookies")
}

afterEach(() => Reflect.deleteProperty(globalThis, "document"))

test.each([
  ["who has not answered", undefined, true],
  ["who accepted", EVERYTHING, false],
  ["who refused", NOTHING_OPTIONAL, false],
])("a visitor %s sees the banner only if the rendered page contains it", (_, answer, isAsked) => {
  installStorage()
  if (answer) chooseCookies(answer)
  expect(isShown()).toBe(isAsked)
  expect(readConsent() === null).toBe(isAsked)
})

test("a visitor with an invalid stored answer sees the cookie banner", () => {
  installStorage({ [STORAGE_KEYS.cookiesChoice]: "perhaps" })
  expect(isShown()).toBe(true)
  expect(readConsent()).toBeNull()
})
