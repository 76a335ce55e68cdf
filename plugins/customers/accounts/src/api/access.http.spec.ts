import { errorSchema } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
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

const rejected = { status: 401, code: "not_signed_in" }

it("every call of the account rejects a visitor without a token, or with another customer's id in it", async () => {
  const visitors = [visitor(undefined), visitor(forged(owner.token ?? "", { actor_id: "cus_01OTHER" }))]
  for (const each of visitors)
    for (const one of CALLS) expect({ one, ...(await call(each, one)) }).toMatchObject({ one, ...rejected })
})

it.each([
  ["a malformed token", () => "nonsense"],
  ["an expired token", () => forged(owner.token ?? "", { iat: now() - 2 * DAY, exp: now() - DAY })],
  ["a token signed with another secret", () => forged(owner.token ?? "", {}, { secret: "guessed" })],
  ["an unsigned token", () => forged(owner.token ?? "", {}, { algorithm: "none" })],
  [
    "a customer's token with a forged administrator type",
    () => forged(owner.token ?? "", { actor_type: "user" }, { secret: "x" }),
  ],
  [
    "a token of an account that never existed",
    () => forged(owner.token ?? "", { auth_identity_id: "authid_none" }),
  ],
])("%s is rejected, also when a checkout opens, before its form is read", async (_name, token) => {
  const shop = visitor(token())
  const delivery = ["GET", "/api/delivery?country=BE"] as const
  const checkout: (typeof CALLS)[number] = ["POST", "/api/payments/checkout/session", {}]
  for (const one of [...representatives(CALLS, 2), delivery, checkout])
    expect(await call(shop, [...one])).toMatchObject(rejected)
})

describe("Data of one customer", () => {
  it("cannot be read or changed by another customer, or by an administrator who calls the account API", async () => {
    const other = new ShopClient()
    await other.register()
    const admin = new ShopClient()
    await admin.signInOwner()
    for (const shop of [other, admin])
      for (const one of WITH_ID) {
        const answer = await call(shop, one)
        expect([one, answer.status]).toEqual([one, 404])
        expect(answer.body).not.toContain("Rue Haute")
      }
  })

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
