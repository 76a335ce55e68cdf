import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
} from "@bon-perroquet/testing/administrators"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MAXIMUM_SESSION_DAYS } from "@bon-perroquet/api-kit/identity"
import { claimsOf } from "../testing/tokens"

let database: Knex
beforeAll(() => {
  database = connect({
    client: "pg",
    connection: { connectionString: requireVariable("DATABASE_URL") },
    pool: { min: 0, max: 1 },
  })
})
afterAll(() => database.destroy())

const age = (token: string, days: number) =>
  database("auth_session")
    .where({ id: claimsOf(token)["session_id"] })
    .update({
      created_at: database.raw("now() - make_interval(days => ?, mins => 1)", [days]),
      expires_at: database.raw("now() + interval '1 hour'"),
    })

describe("A session", () => {
  it("of a customer ends at its maximum age despite renewals", async () => {
    const shop = new ShopClient()
    await shop.register()
    await age(shop.token ?? "", MAXIMUM_SESSION_DAYS.customer - 1)
    expect((await shop.write("POST", "/api/auth/refresh")).status).toBe(200)
    await age(shop.token ?? "", MAXIMUM_SESSION_DAYS.customer)
    expect((await shop.send("GET", "/api/users/me")).status).toBe(401)
    expect((await shop.write("POST", "/api/auth/refresh")).status).toBe(401)
  })

  it("of an administrator needs a new proof after five minutes, and ends after a day at the shop and at Medusa", async () => {
    const owner = await inviteAdministrator("owner")
    const json = { password: owner.password }
    await owner.shop.write("POST", "/api/auth/proof", { json })
    expect((await owner.shop.send("GET", "/api/users/export")).status).toBe(200)
    await database("auth_session")
      .where({ id: claimsOf(owner.token)["session_id"] })
      .update({ proved_at: database.raw("now() - interval '301 seconds'") })
    const other = new ShopClient()
    other.token = owner.token
    expect((await other.send("GET", "/api/users/export")).status).toBe(403)

    expect((await askEngine("GET", "/admin/orders?limit=1", bearer(owner.token))).status).toBe(200)
    await age(owner.token, MAXIMUM_SESSION_DAYS.user)
    expect((await owner.shop.send("GET", "/api/users/me")).status).toBe(401)
    expect((await askEngine("GET", "/admin/orders?limit=1", bearer(owner.token))).status).toBe(401)
    await removeAdministrator(owner)
  })
})
