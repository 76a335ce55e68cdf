import { errorSchema } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"
import { forged } from "../testing/tokens"

const ADDRESS = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }
const NAMES = { first_name: "Ada", last_name: "Peeters" }

const CALLS: [method: string, path: string, json?: object][] = [
  ["GET", "/api/users/me"],
  ["PUT", "/api/users/profile", NAMES],
  ["GET", "/api/users/addresses"],
  ["POST", "/api/users/addresses", ADDRESS],
  ["PUT", "/api/users/addresses/{address}", ADDRESS],
  ["DELETE", "/api/users/addresses/{address}"],
  ["GET", "/api/users/orders"],
  ["GET", "/api/users/orders/{order}"],
  ["POST", "/api/users/orders/{order}/withdrawal", {}],
  ["GET", "/api/users/orders/{order}/invoice.pdf"],
  ["GET", "/api/users/export"],
  ["PUT", "/api/users/preferences", { language: "nl" }],
  ["DELETE", "/api/users/me", { password: "whatever it is" }],
  ["POST", "/api/users/orders/{order}/withdrawal", {}],
  ["POST", "/api/auth/refresh"],
]
const WITH_ID = CALLS.filter(([, path]) => path.includes("{"))

let owner: ShopClient
let addressId: string
let order: string

beforeAll(async () => {
  owner = new ShopClient()
  await owner.register()
  const added = await owner.write("POST", "/api/users/addresses", { json: ADDRESS })
  addressId = (added.body as { id: string }).id
  order = await buy(owner)
  await orderIn(owner, order)
})

const call = async (shop: ShopClient, [method, path, json]: (typeof CALLS)[number]) => {
  const filled = path.replace("{address}", addressId).replace("{order}", order)
  const { status, body } = await shop.write(method, filled, json && { json })
  return { status, code: status === 200 ? null : errorSchema.parse(body).code, body: JSON.stringify(body) }
}

const visitor = (token: string | undefined) => Object.assign(new ShopClient(), { token })
const DAY = 24 * 3600
const now = () => Math.floor(Date.now() / 1000)

describe.each([
  ["no token", () => undefined],
  ["a malformed token", () => "nonsense"],
  ["an expired token", () => forged(owner.token ?? "", { iat: now() - 2 * DAY, exp: now() - DAY })],
  ["a token signed with another secret", () => forged(owner.token ?? "", {}, { secret: "guessed" })],
  ["an unsigned token", () => forged(owner.token ?? "", {}, { algorithm: "none" })],
  [
    "a customer's token with a forged administrator type",
    () => forged(owner.token ?? "", { actor_type: "user" }, { secret: "x" }),
  ],
  ["a token with another customer's id", () => forged(owner.token ?? "", { actor_id: "cus_01OTHER" })],
  [
    "a token of an account that never existed",
    () => forged(owner.token ?? "", { auth_identity_id: "authid_none" }),
  ],
])("A request with %s", (_name, token) => {
  it.each(CALLS)("to %s %s is rejected", async (...expected) => {
    expect(await call(visitor(token()), expected)).toMatchObject({ status: 401, code: "not_signed_in" })
  })
})

it.each([
  ["expired", () => forged(owner.token ?? "", { iat: now() - 2 * DAY, exp: now() - DAY })],
  ["invalid", () => "nonsense"],
])("an %s token is rejected when a checkout opens, before its form is filled in", async (_name, token) => {
  const call = () => visitor(token()).send("GET", "/api/delivery?country=BE")
  expect(await call()).toMatchObject({ status: 401, body: { code: "not_signed_in" } })
  expect((await visitor(undefined).send("GET", "/api/delivery?country=BE")).status).toBe(200)
})

describe("Data of one customer", () => {
  it.each(WITH_ID)("cannot be read or changed by another customer: %s %s", async (...expected) => {
    const other = new ShopClient()
    await other.register()
    const answer = await call(other, expected)
    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain("Rue Haute")
  })

  it.each(WITH_ID)(
    "cannot be read or changed by an administrator who calls the account API: %s %s",
    async (...expected) => {
      const admin = new ShopClient()
      await admin.login(requireVariable("SHOP_ADMIN_EMAIL"), requireVariable("SHOP_ADMIN_PASSWORD"))
      expect((await call(admin, expected)).status).toBe(404)
    },
  )

  it("is listed to its owner only", async () => {
    const other = new ShopClient()
    await other.register()
    expect(await other.addresses()).toEqual([])
    expect(await other.orders()).toEqual([])
    expect((await owner.addresses()).map(({ id }) => id)).toEqual([addressId])
  })

  it.each(["/api/users/addresses/%27%20OR%201", "/api/users/orders/%00", "/api/users/orders/a%27--"])(
    "is not returned for the malformed URL %s",
    async (path) => {
      const answer = await owner.send("GET", path)
      expect([400, 404, 405]).toContain(answer.status)
    },
  )
})
