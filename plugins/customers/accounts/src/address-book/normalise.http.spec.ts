import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { normaliseAddresses } from "./normalise"

const connection = { connectionString: requireVariable("DATABASE_URL") }
const database = connect({ client: "pg", connection, pool: { min: 0, max: 1 } })
afterAll(() => database.destroy())

const ADDRESS = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }

it("stored addresses are rewritten once in the format of their country", async () => {
  const shop = new ShopClient()
  await shop.register()
  const added = await shop.write("POST", "/api/users/addresses", { json: ADDRESS })
  const { id } = added.body as { id: string }
  const row = () => database("customer_address").where({ id })
  await row().update({
    ...{ address_1: "Rue de Rivoli 12 bis", address_2: "bte 3", postal_code: "f-75 004", country_code: "fr" },
    metadata: JSON.stringify({ type: "home", street: "Rue Haute", number: "12" }),
  })
  await normaliseAddresses(database)
  const [written] = (await row()) as { metadata: unknown; updated_at: Date }[]
  expect(written).toMatchObject({
    ...{ address_1: "12 bis Rue de Rivoli", address_2: "3", postal_code: "75004" },
    metadata: { type: "home", street: "Rue de Rivoli", number: "12 bis", box: "3" },
  })
  await normaliseAddresses(database)
  expect((await row())[0]).toEqual(written)
})
