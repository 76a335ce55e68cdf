import { nameInMail } from "./name-in-mail"

it.each(["Ada", "Jean-Luc", "Marie  Louise", "O’Neill", "J. R.", "Đorđe", "李", "Anne-Françoise van den B."])(
  "an e-mail greets a person with the name %s by that name",
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
])("an e-mail does not contain the name %j, which is empty, too long or a link", (name) => {
  expect(nameInMail(name)).toBe("")
})
