import { authorNameOf } from "./author-name"

it.each([
  ["Ada", "Peeters", "Ada P."],
  [" Ada ", "van den Berg", "Ada V."],
  ["Ada", "", "Ada"],
  ["", "Émile", "É."],
])("the author %s %s is shown as %s", (first_name, last_name, shown) => {
  expect(authorNameOf({ first_name, last_name })).toBe(shown)
})

it("an order without address has no author name", () => expect(authorNameOf(null)).toBe(""))
