import { STORAGE_KEYS, type SignedIn } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-react"
import { keepSignedIn, signOut } from "../features/account"
import { installStorage } from "../testing/browser-storage"
import { newQueryClient } from "./query-client"

const ada: SignedIn["user"] = {
  ...{ id: "cus_1", email: "ada@example.org", first_name: "Ada", last_name: "Peeters", phone: null },
  ...{
    business: null,
    created_at: "2026-11-28T10:00:00.000Z",
    language: "fr",
    newsletter: { state: "none", since: null },
    custom_fields: {},
  },
  ...{ segments_objected: false, email_verified: true, is_admin: false, role: null, version: "1" },
}

let stored: Map<string, string>
beforeEach(() => {
  stored = installStorage()
  jest.spyOn(console, "warn").mockReturnValue()
  keepSignedIn({ token: "new", user: ada })
})

const queries = newQueryClient()
const refused = (token?: string) => () =>
  Promise.reject(new ShopApiError(401, "not_signed_in", "Connectez-vous.", undefined, token))
const calls = {
  read: (call: () => Promise<never>) => queries.query({ queryKey: ["orders"], queryFn: call, retry: false }),
  write: (call: () => Promise<never>) =>
    queries.getMutationCache().build(queries, { mutationFn: call }).execute(undefined),
}

describe.each(["read", "write"] as const)("Session after a %s that gets 401", (kind) => {
  it("a request that gets 401 with the session's token ends the session", async () => {
    await expect(calls[kind](refused("new"))).rejects.toThrow()
    expect([...stored.keys()]).toEqual([])
  })

  it.each(["old", undefined])(
    "a request that gets 401 with the token %s of an earlier session keeps the session",
    async (token) => {
      await expect(calls[kind](refused(token))).rejects.toThrow()
      expect(stored.get(STORAGE_KEYS.authToken)).toBe("new")
    },
  )

  it("a request that gets 401 after a sign-out changes nothing", async () => {
    signOut()
    await expect(calls[kind](refused("new"))).rejects.toThrow()
    expect([...stored.keys()]).toEqual([])
  })
})
