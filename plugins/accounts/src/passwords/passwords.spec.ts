import { PASSWORD_MIN_LENGTH } from "@bon-perroquet/contract"
import { requireUncommon } from "."
import { COMMONEST } from "./commonest"

test.each([
  "123456",
  "Azerty123",
  "motdepasse",
  "Welkom01",
  "zzzzzzzz",
  "Azerty2027!",
  "BonPerroquet1",
  "bon perroquet",
  "Anderlecht_1908",
  "papegaai!!",
  "ada@example.be",
  "ada.peeters",
])("%s is too easy to guess", (password) => {
  const email = password.includes("@") ? "ada@example.be" : "ada.peeters@example.be"
  expect(() => requireUncommon(password, email)).toThrow("password_too_common")
})

test.each(["noix de cajou", "x7Kp2w", "correct horse"])("%s is accepted", (password) => {
  expect(() => requireUncommon(password, "ada@example.be")).not.toThrow()
})

test("no listed password is too short to be chosen anyway", () => {
  expect([...COMMONEST].filter((password) => password.length < PASSWORD_MIN_LENGTH)).toEqual([])
})
