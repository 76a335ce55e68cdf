import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from "@bon-perroquet/contract"
import { installStorage } from "../../testing/browser-storage"
import { endSession, keepUser, onAccountChange } from "./use-auth"

const person = (id: string) => ({
  ...{ id, email: `${id}@example.org`, first_name: "Ada", last_name: "Peeters", is_admin: false },
})

let stored: Map<string, string>
const removeFromSession = jest.fn()
beforeEach(() => {
  stored = installStorage({ [STORAGE_KEYS.authToken]: "token" })
  Object.assign(window, { sessionStorage: { getItem: () => null, removeItem: removeFromSession } })
  keepUser(person("cus_1"))
  removeFromSession.mockClear()
})
const inOtherTab = () => window.dispatchEvent(new Event("storage"))

it("a sign-in and a sign-out in another tab, and a return to a cached page, report the new account once", () => {
  const accounts: (string | null)[] = []
  const stop = onAccountChange((account) => accounts.push(account))
  keepUser({ ...person("cus_1"), first_name: "Bea" })
  expect(accounts).toEqual([])
  stored.set(STORAGE_KEYS.userData, JSON.stringify(person("cus_2")))
  inOtherTab()
  stored.clear()
  inOtherTab()
  inOtherTab()
  expect(accounts).toEqual(["cus_2", null])

  stored.set(STORAGE_KEYS.authToken, "token")
  stored.set(STORAGE_KEYS.userData, JSON.stringify(person("cus_1")))
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(accounts.at(-1)).toBe("cus_1")
  stop()
})

it("a sign-out in another tab deletes the draft of the checkout, and an expired session keeps it", () => {
  const stop = onAccountChange(() => undefined)
  inOtherTab()
  endSession("token")
  inOtherTab()
  expect(removeFromSession).not.toHaveBeenCalledWith(SESSION_STORAGE_KEYS.checkoutDraft)
  keepUser(person("cus_1"))
  inOtherTab()
  expect(removeFromSession).toHaveBeenCalledWith(SESSION_STORAGE_KEYS.checkoutDraft)
  stop()
})
