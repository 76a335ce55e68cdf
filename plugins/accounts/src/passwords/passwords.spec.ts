import { requireUncommon } from "."

test.each([
  // From the list of leaked passwords, beyond the well-known ones.
  "roma1996",
  "12345678",
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
])("%s is rejected as too easy to guess", (password) => {
  const email = password.includes("@") ? "ada@example.be" : "ada.peeters@example.be"
  expect(() => requireUncommon(password, email)).toThrow("password_too_common")
})

test.each(["noix de cajou", "x7Kp2w9d", "correct horse"])("%s is accepted", (password) => {
  expect(() => requireUncommon(password, "ada@example.be")).not.toThrow()
})
