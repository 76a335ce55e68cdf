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

test("a session that the browser stored is restored", () => {
  installStorage({ authToken: "token", userData: JSON.stringify(ada) })
  expect(restoreUser()).toEqual(ada)
})

test("a stored user is an administrator only with a boolean flag and a valid role", () => {
  installStorage({ authToken: "token", userData: JSON.stringify({ ...ada, is_admin: "yes", role: "king" }) })
  expect(restoreUser()).toEqual(ada)
})

test("a stored token without a user is no session", () => {
  installStorage({ authToken: "token" })
  expect(restoreUser()).toBeNull()
})

test.each(["{", "null", "[]", '{"id":1}'])("invalid user data is removed silently: %s", (userData) => {
  const stored = installStorage({ authToken: "token", userData, language: "nl" })
  expect(restoreUser()).toBeNull()
  expect([...stored.keys()]).toEqual(["language"])
})
