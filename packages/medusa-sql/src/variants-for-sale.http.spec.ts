import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable } from "@bon-perroquet/testing"
import { readVariantsForSale } from "./variants-for-sale"

const knex = connect({ client: "pg", connection: { connectionString: process.env["DATABASE_URL"] ?? "" } })
afterAll(() => knex.destroy())

interface Product {
  title: string
  subtitle: string | null
  description: string | null
  handle: string
  variants: { id: string; title: string }[]
}

async function storeProducts(locale: string): Promise<Product[]> {
  const engine = await EngineClient.signIn()
  const { api_keys } = await engine.get<{ api_keys: { token: string }[] }>("/admin/api-keys", {
    type: "publishable",
  })
  const answer = await fetch(
    `${requireVariable("ENGINE_URL")}/store/products?limit=30&locale=${locale}&fields=title,subtitle,description,handle,variants.title`,
    { headers: { "x-publishable-api-key": api_keys[0]?.token ?? "" } },
  )
  return ((await answer.json()) as { products: Product[] }).products
}

it.each(["fr-FR", "nl-NL", "en-GB"])(
  "readVariantsForSale returns the same names in %s as Medusa's Store API",
  async (locale) => {
    const products = await storeProducts(locale)
    expect(products.length).toBeGreaterThan(20)
    const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id))
    const variantsById = await readVariantsForSale(knex, ids, { locale, channel: null })
    const names = products.flatMap(({ title, subtitle, description, handle, variants }) =>
      variants.map((variant) => [variant.id, { title, subtitle, description, handle }, variant.title]),
    )
    const read = [...variantsById.values()].map(({ id, title, product }) => {
      const { title: name, subtitle, description, handle } = product
      return [id, { title: name, subtitle, description, handle }, title]
    })
    expect(read.sort()).toEqual(names.sort())
    for (const { product, price_set_id } of variantsById.values()) {
      const its = products.find(({ handle }) => handle === product.handle)
      expect(product).toMatchObject({ status: "published", has_sizes: (its?.variants.length ?? 0) > 1 })
      expect(price_set_id).toMatch(/^pset_/)
    }
  },
)
