import type { MedusaContainer } from "@medusajs/framework/types"
import { message } from "@bon-perroquet/api-kit/messages"
import { requireGood, requireUncommon } from "."

test.each([
  "roma1996",
  "12345678",
  "Azerty123",
  "motdepasse",
  "Welkom01",
  "zzzzzzzz",
  "Azerty2027!",
  "Perruche-42",
  "BonPerroquet1",
  "bon perroquet",
  "Anderlecht_1908",
  "papegaai!!",
  "ada@example.be",
  "ada.peeters",
])("the password %s is rejected as too easy to guess", (password) => {
  const email = password.includes("@") ? "ada@example.be" : "ada.peeters@example.be"
  expect(() => requireUncommon(password, email)).toThrow("password_too_common")
})

test.each([
  ["fr", /mot courant ou votre adresse.*trois mots/],
  ["nl", /gewoon woord of uw adres.*drie woorden/],
  ["en", /common word or your address.*three unrelated words/],
] as const)("the rejection in %s explains how to choose a better password", (language, hint) => {
  expect(message("password_too_common", language)).toMatch(hint)
})

test.each(["noix de cajou", "x7Kp2w9d", "correct horse"])("the password %s is accepted", (password) => {
  expect(() => requireUncommon(password, "ada@example.be")).not.toThrow()
})

test.each([
  ["customer", 6, {}, false],
  ["administrator", 10, {}, true],
  ["customer of a stricter shop", 12, { customerPasswordLength: "12" }, false],
])("the password of a %s has at least %d characters", (_name, least, options, isAdministrator) => {
  const plugins = [{ resolve: "@bon-perroquet/accounts", options }]
  const container = { resolve: () => ({ plugins }) } as unknown as MedusaContainer
  const password = "x7kp2wm9dqhtz".slice(0, least)
  const owner = { email: "ada@example.be", isAdministrator }
  expect(() => requireGood(container, password, owner)).not.toThrow()
  expect(() => requireGood(container, password.slice(1), owner)).toThrow("password_too_short")
})
