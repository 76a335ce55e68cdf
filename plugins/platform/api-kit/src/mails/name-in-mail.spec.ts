import { nameInMail } from "./name-in-mail"

it.each(["Ada", "Jean-Luc", "Marie  Louise", "O’Neill", "J. R.", "Đorđe", "李", "Anne-Françoise van den B."])(
  "%s is greeted by name",
  (name) => {
    expect(nameInMail(name)).toBe(name.replace("  ", " "))
  },
)

it.each([
  "Win at https://evil.example",
  "evil.example",
  "evil。example/x",
  "www evil",
  "call me@evil.example",
  "10.0.0.1",
  "You have won a prize, answer to claim it now!",
  "\u202e\u200b",
  "",
  null,
])("%j is not accepted as a name", (name) => {
  expect(nameInMail(name)).toBe("")
})
