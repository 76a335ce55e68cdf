import { FRESH_PROOF_SECONDS, SENSITIVE_ACTIONS } from "@bon-perroquet/contract"
import { isListed, sensitiveActionOf } from "./sensitive"
import { SENSITIVE_CALLS } from "./sensitive-calls"

it.each([
  ["POST", "/admin/invites", "invitation"],
  ["POST", "/ADMIN/Invites/", "invitation"],
  ["DELETE", "/admin/api-keys/apk_1", "api_keys"],
  ["POST", "/auth/mfa/factors", "second_factor"],
  ["POST", "/auth/user/emailpass", "sign_in"],
  ["HEAD", "/api/users/export", "data_export"],
  ["GET", "/api/products", undefined],
])("the table returns the sensitive action of %s %s", (method, path, action) => {
  expect(sensitiveActionOf(method, path)?.name).toBe(action)
})

it("a change of a customer is sensitive only if it changes the e-mail address", () => {
  expect(sensitiveActionOf("POST", "/admin/customers/cus_1", { phone: "1" })).toBeNull()
  expect(sensitiveActionOf("POST", "/admin/customers/cus_1", { email: "a@b.be" })?.name).toBe(
    "customer_email",
  )
})

it.each([
  ["GET", "/api/products/prod_1", true],
  ["GET", "/store/products", true],
  ["GET", "/admin/orders", true],
  ["GET", "/admin/users", true],
  ["POST", "/admin/users/user_1/reset-password", true],
  // These paths are not in the tables, so the shop rejects every request to them.
  ["POST", "/admin/users/user_1/impersonate", false],
  ["PUT", "/api/admin/users/user_1/email", false],
  ["GET", "/admin/whatever-comes", false],
  ["GET", "/store/whatever-comes", false],
  ["GET", "/api/whatever-comes", false],
  ["POST", "/api/users/email", false],
  // The token of a link allows only the calls in the table.
  ["POST", "/api/orders/linked/payment", true],
  ["POST", "/api/orders/linked/address", false],
  ["POST", "/api/orders/tracked/withdrawal", false],
  ["POST", "/api/repeat-deliveries/linked/quantity", false],
  ["POST", "/auth/magic-link", false],
  ["GET", "/admin//orders", false],
])("the tables list %s %s: %s", (method, path, listed) => {
  expect(isListed(method, path)).toBe(listed)
})

it("each sensitive action belongs to an API call, and a proof of identity is valid for five minutes", () => {
  const used = new Set(
    Object.values(SENSITIVE_CALLS).map((call) => (typeof call === "object" ? call.action : call)),
  )
  expect(Object.keys(SENSITIVE_ACTIONS).filter((name) => !used.has(name as never))).toEqual([])
  expect(FRESH_PROOF_SECONDS).toBe(300)
})
