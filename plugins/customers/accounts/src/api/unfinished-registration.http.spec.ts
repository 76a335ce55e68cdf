import { randomBytes } from "node:crypto"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
} from "@bon-perroquet/testing/administrators"

let database: Knex
beforeAll(() => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

const PASSWORD = "amandes et noisettes"
const ANOTHER = "une toute autre"
const ACTORS = ["customer", "user"] as const
const fresh = () => `unfinished-${randomBytes(6).toString("hex")}@example.org`

const registerAtEngine = (email: string, password: string, actor: (typeof ACTORS)[number] = "customer") =>
  askEngine("POST", `/auth/${actor}/emailpass/register`, {}, { email, password })

const registerAtShop = (email: string, password: string) =>
  new ShopClient().write("POST", "/api/auth/register", {
    json: { email, password, first_name: "Ada", last_name: "Peeters" },
  })

async function age(email: string, minutes: number): Promise<void> {
  const ids = database("provider_identity").select("auth_identity_id").where({ entity_id: email })
  const created_at = database.raw("now() - make_interval(mins => ?)", [minutes])
  expect(await database("auth_identity").whereIn("id", ids).update({ created_at })).toBe(1)
}

describe("An e-mail address that was registered at Medusa but has no account", () => {
  it.each(ACTORS)(
    "can be used for a new account at the shop at once, even if it was registered as %s",
    async (actor) => {
      const email = fresh()
      const first = await registerAtEngine(email, "a stranger's choice", actor)
      const { token } = (await first.json()) as { token: string }
      expect((await registerAtShop(email, PASSWORD)).status).toBe(200)
      await new ShopClient().login(email, PASSWORD)
      const sent = { email, password: "a stranger's choice" }
      expect((await askEngine("POST", `/auth/${actor}/emailpass`, {}, sent)).status).toBe(401)
      const { api_keys } = await (
        await EngineClient.signIn()
      ).get<{ api_keys: { token: string }[] }>("/admin/api-keys", { type: "publishable" })
      const headers = { ...bearer(token), "x-publishable-api-key": api_keys[0]?.token ?? "" }
      expect([400, 401]).toContain((await askEngine("POST", "/store/customers", headers, { email })).status)
    },
  )

  it("can be registered at Medusa again after an hour, unless an account uses it", async () => {
    const [left, young] = [fresh(), fresh()]
    for (const email of [left, young]) expect((await registerAtEngine(email, PASSWORD)).status).toBe(200)
    const customer = fresh()
    expect((await registerAtShop(customer, PASSWORD)).status).toBe(200)
    const person = await inviteAdministrator("orders")
    await age(young, 58)
    for (const email of [left, customer, person.email]) await age(email, 62)

    const owner = await EngineClient.signIn()
    await owner.post("/admin/workflows-executions/job-end-unproved-accounts/run", {})
    const isThere = async (email: string) =>
      (await database("provider_identity").where({ entity_id: email })).length > 0
    await until("the address to be forgotten", async () => !(await isThere(left)))
    expect((await registerAtEngine(left, ANOTHER)).status).toBe(200)
    expect(await Promise.all([young, customer, person.email].map(isThere))).toEqual([true, true, true])
    for (const email of [customer, person.email])
      expect(await registerAtShop(email, ANOTHER)).toMatchObject({
        status: 409,
        body: { code: "email_in_use" },
      })
    await new ShopClient().login(customer, PASSWORD)
    await new ShopClient().login(person.email, person.password)
    await removeAdministrator(person)
  })
})
