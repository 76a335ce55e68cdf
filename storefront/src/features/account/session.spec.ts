import { installStorage } from "../../testing/browser-storage"
import { restoreUser } from "./session"

const ada = {
  id: "cus_1",
  email: "ada@example.com",
  first_name: "Ada",
  last_name: "Peeters",
  is_admin: false,
  role: null,
}

test("a person who signed in before is restored", () => {
  installStorage({ authToken: "token", userData: JSON.stringify(ada) })
  expect(restoreUser()).toEqual(ada)
})

test("only a true is_admin makes an administrator, and only a role of the shop is one", () => {
  installStorage({ authToken: "token", userData: JSON.stringify({ ...ada, is_admin: "yes", role: "king" }) })
  expect(restoreUser()).toEqual(ada)
})

test("a token alone is nobody", () => {
  installStorage({ authToken: "token" })
  expect(restoreUser()).toBeNull()
})

test.each(["{", "null", "[]", '{"id":1}'])(
  "data that cannot be read is removed without a word: %s",
  (userData) => {
    const stored = installStorage({ authToken: "token", userData, language: "nl" })
    expect(restoreUser()).toBeNull()
    expect([...stored.keys()]).toEqual(["language"])
  },
)
