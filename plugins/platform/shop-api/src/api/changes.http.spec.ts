import { Client } from "pg"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"

/** Milliseconds until a change is visible: one second idle, two busy. */
const SOON = 2_000

describe("A direct change in the database", () => {
  const shop = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
  const database = new Client({ connectionString: requireVariable("DATABASE_URL") })

  beforeAll(() => database.connect())
  afterAll(() => database.end())

  const priceOf = async (handle: string) => (await shop.product(handle)).price
  const raise = (by: number) =>
    database.query(
      `UPDATE price SET amount = amount + $1,
         raw_amount = jsonb_set(raw_amount, '{value}', to_jsonb((amount + $1)::text))
       WHERE currency_code = 'eur' AND price_set_id IN (SELECT price_set_id FROM product_variant_price_set)`,
      [by],
    )

  it("is visible for all products that one statement changed", async () => {
    const before = await shop.products()
    await raise(1)
    try {
      const raised = before.map(({ price }) => Number((price + 1).toFixed(2)))
      await until(
        "all the new prices",
        async () => {
          const prices = (await shop.products()).map(({ price }) => price)
          return JSON.stringify(prices) === JSON.stringify(raised)
        },
        SOON,
      )
    } finally {
      await raise(-1)
    }
    await until(
      "the old prices",
      async () => JSON.stringify(await shop.products()) === JSON.stringify(before),
      SOON,
    )
  })

  it("is visible although the connection for notifications was lost", async () => {
    const { handle, price } = await shop.product("amandes-decortiquees")
    const cut = await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'shop-changes'",
    )
    expect(cut.rowCount).toBeGreaterThan(0)
    await raise(2)
    try {
      await until("the new price", async () => (await priceOf(handle)) !== price, SOON)
    } finally {
      await raise(-2)
    }
    await until("the old price", async () => (await priceOf(handle)) === price, SOON)
    await until("the connection to be back", async () => {
      const { rowCount } = await database.query(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = 'shop-changes'",
      )
      return rowCount
    })
  })

  it("of a translation is visible in its language only, and the French text replaces a removed translation", async () => {
    const { id, handle, name_fr, name_nl } = await shop.product("amandes-decortiquees")
    const dutch =
      "reference = 'product' AND reference_id = $1 AND locale_code = 'nl-NL' AND deleted_at IS NULL"
    const rename = (title: string) =>
      database.query(
        `UPDATE translation SET translations = translations || jsonb_build_object('title', $2::text) WHERE ${dutch}`,
        [id, title],
      )
    const shown = (name: string) =>
      until(`"${name}" in Dutch`, async () => (await shop.product(handle)).name_nl === name, SOON)
    try {
      await rename("Verse amandelen")
      await shown("Verse amandelen")
      await rename("")
      await shown(name_fr)
      expect((await shop.product(handle)).name_fr).toBe(name_fr)
    } finally {
      await rename(name_nl)
      await shown(name_nl)
    }
  })
})
