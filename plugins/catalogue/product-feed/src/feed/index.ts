import { createHash } from "node:crypto"
import { addressIn, type Language, type ProductVariant } from "@bon-perroquet/contract"
import { shopSnapshot, type CatalogueProduct, type Snapshot } from "@bon-perroquet/shop-api/catalogue"
import { deliveryCountries, deliveryOfOne } from "@bon-perroquet/shop-api/delivery"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import { leaf } from "@bon-perroquet/api-kit/xml"
import { dispatchOf, merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { itemOf, type Surroundings } from "./item"
import { saleDates } from "@bon-perroquet/medusa-sql/catalogue/sale-dates"
import { readCategoryRows } from "@bon-perroquet/medusa-sql/catalogue/categories"

/** Products per chunk. Other requests are handled between chunks. */
const CHUNK = 200

export interface Feed {
  etag: string
  pieces: () => AsyncGenerator<string, void>
}

/** Data for the ETag that the catalogue's fingerprint does not cover. */
const TOUCHED = `
  SELECT (SELECT max(updated_at) FROM product_variant)::text AS variants,
    (SELECT max(updated_at) FROM price_list)::text AS lists,
    (SELECT max(updated_at) FROM product_category)::text AS categories`

export async function feedIn(container: MedusaContainer, language: Language): Promise<Feed> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [snapshot, { name }, { min_days, max_days }, touched] = await Promise.all([
    shopSnapshot(container),
    merchantOf(container),
    dispatchOf(container),
    knex.raw<{ rows: unknown[] }>(TOUCHED),
  ])
  const origin = shopOrigins(container)[0] ?? ""
  const handling = { min_days, max_days }
  const etagParts = [
    snapshot.products.fingerprint(),
    snapshot.options,
    touched.rows,
    name,
    origin,
    language,
    handling,
  ]
  return {
    etag: `"${createHash("sha256").update(JSON.stringify(etagParts)).digest("base64url").slice(0, 27)}"`,
    pieces: async function* () {
      const surroundings: Surroundings = {
        ...{ language, origin, handling },
        googleCategories: await googleCategories(knex),
        shipping: shippingBy(snapshot, await deliveryCountries(container)),
      }
      yield head(name, origin + addressIn(language, "/"))
      const products = snapshot.products.values()
      for (let from = 0; from < products.length; from += CHUNK)
        yield await items(knex, products.slice(from, from + CHUNK), surroundings)
      yield "</channel></rss>\n"
    },
  }
}

const head = (name: string, link: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
  `${leaf("title", name)}${leaf("link", link)}${leaf("description", name)}\n`

async function items(knex: Knex, products: readonly CatalogueProduct[], to: Surroundings): Promise<string> {
  const sizes = products.flatMap((product) =>
    product.product.variants.map((variant) => ({ found: product, variant })).filter(hasPicture),
  )
  const reduced = sizes.flatMap(({ variant }) => (variant.regular_price === null ? [] : [variant.id]))
  const sales = await saleDates(knex, reduced)
  return sizes.map(({ found, variant }) => `${itemOf(found, variant, sales.get(variant.id), to)}\n`).join("")
}

/** Google and Meta report an item without a picture as a problem of the whole feed. */
const hasPicture = ({ found, variant }: { found: CatalogueProduct; variant: ProductVariant }): boolean =>
  Boolean(variant.image) || found.product.images.length > 0

/** Caches by price and weight, which many products share. */
function shippingBy(
  snapshot: Snapshot,
  countries: Awaited<ReturnType<typeof deliveryCountries>>,
): Surroundings["shipping"] {
  const cached = new Map<string, ReturnType<Surroundings["shipping"]>>()
  return (gross_cents, grams) => {
    const key = `${gross_cents} ${grams}`
    const before = cached.get(key)
    if (before) return before
    const costs = countries.flatMap((country) => {
      const delivery = deliveryOfOne(snapshot, country, { gross_cents, grams })
      if (!delivery) return []
      const { price_cents: cents, min_days, max_days } = delivery
      return [{ country, cents, min_days, max_days }]
    })
    cached.set(key, costs)
    return costs
  }
}

/** Returns the categories of Google's product taxonomy by category id. */
async function googleCategories(knex: Knex): Promise<ReadonlyMap<string, string>> {
  return new Map(
    (await readCategoryRows(knex)).flatMap(({ id, google_category }) => {
      const category = google_category?.trim()
      return category ? [[id, category] as const] : []
    }),
  )
}
