import { isAllowed, RIGHTS, ROLES } from "@bon-perroquet/contract"
import { ENGINE_CALLS } from "./engine-calls"
import { rightFor } from "./needs"
import { SHOP_CALLS } from "./shop-calls"

it.each([
  ["GET", "/admin/orders/order_1", "orders:read"],
  ["HEAD", "/ADMIN/Orders/", "orders:read"],
  ["POST", "/admin/orders/order_1/cancel", "orders:write"],
  ["POST", "/admin/uploads", "products:write"],
  ["DELETE", "/admin/uploads/private-x", "shop:write"],
  ["POST", "/admin/uploads/presigned-urls", "products:write"],
  ["GET", "/admin/users/me", "shop:read"],
  ["GET", "/admin/users/user_1", "shop:write"],
  ["GET", "/api/admin/settings/payments", "shop:write"],
  ["PUT", "/api/admin/settings/brand/logo", "shop:write"],
  ["GET", "/api/admin/settings/merchant/versions", "shop:write"],
  ["GET", "/api/admin/setup", "shop:write"],
  ["GET", "/api/admin/staff", "shop:write"],
  ["GET", "/api/admin/api-keys", "shop:write"],
  ["GET", "/api/admin/export.zip", "shop:write"],
  ["DELETE", "/api/admin/users/user_1/sessions", "shop:write"],
  ["POST", "/api/admin/imports/promotions", "products:write"],
  ["POST", "/api/admin/imports/customers", "shop:write"],
  ["POST", "/api/admin/imports/reviews", "shop:write"],
  ["POST", "/api/admin/imports/newsletter", "shop:write"],
  ["GET", "/api/admin/customers/cus_1/notes", "customers:read"],
  ["GET", "/api/admin/customers/cus_1/messages", "messages"],
  ["POST", "/api/admin/orders/BP-1/notes", "orders:write"],
  ["PUT", "/api/admin/customers/cus_1/groups", "shop:write"],
  // Paths that the tables don't list are rejected.
  ["GET", "/admin/whatever-comes", null],
  ["GET", "/api/admin/whatever-comes", null],
  ["GET", "/admin/%6Frders", null],
  ["GET", "/admin//orders", null],
  ["PURGE", "/admin/orders", "orders:write"],
])("the call %s %s needs the right %s", (method, path, right) => {
  expect(rightFor(method, path)).toBe(right)
})

it("accountants have no write rights, and only owners can write the shop's settings", () => {
  const needs = Object.entries({ ...SHOP_CALLS, ...ENGINE_CALLS })
    // Leaves out the call that sends a password or code as proof, because it changes nothing in the shop.
    .filter(([address]) => address !== "/admin/administrators/me/proof")
    .map(([, need]) => need)
  expect(needs.filter(({ write }) => isAllowed("accounting", write))).toEqual([])
  expect(ROLES.filter((role) => isAllowed(role, "shop:write"))).toEqual(["owner"])
  expect(RIGHTS.filter((right) => isAllowed(null, right) || !isAllowed("owner", right))).toEqual([])
})
