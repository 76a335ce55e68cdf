import { requireVariable } from "@bon-perroquet/testing"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { INTENTS_PROVIDER, PAYMENT_PROVIDER } from "../../client"
import { offerInRegions } from "./offer-in-regions"

it("regions offer the client's card field once it is enabled, unless the merchant removed it", async () => {
  const database = knex({ client: "pg", connection: requireVariable("DATABASE_URL") })
  // The transaction is rolled back, because other tests use the shop.
  const transaction = await database.transaction()
  const offers = async (payment_provider_id: string) => {
    const rows = await transaction<{
      region_id: string
      payment_provider_id: string
      deleted_at: Date | null
    }>("region_payment_provider")
      .where({ payment_provider_id, deleted_at: null })
      .orderBy("region_id")
    return rows.map(({ region_id }) => region_id)
  }
  try {
    const regions = await offers(PAYMENT_PROVIDER)
    expect(regions.length).toBeGreaterThan(1)
    await transaction("region_payment_provider").where({ payment_provider_id: INTENTS_PROVIDER }).delete()
    await offerInRegions(transaction)
    await offerInRegions(transaction)
    expect(await offers(INTENTS_PROVIDER)).toEqual(regions)
    const [region_id] = regions
    await transaction("region_payment_provider")
      .where({ payment_provider_id: INTENTS_PROVIDER, region_id })
      .delete()
    await offerInRegions(transaction)
    expect(await offers(INTENTS_PROVIDER)).toEqual(regions.slice(1))
  } finally {
    await transaction.rollback()
    await database.destroy()
  }
})
