import { oldAddressOf } from "@bon-perroquet/contract"
import { productsOfSources, setSourcesOfProducts, sourcesOfProducts } from "@bon-perroquet/shop-api/redirects"
import type { Author } from "@bon-perroquet/api-kit/changes"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import type { Fields } from "../modules/product-import"
import { isValid, productKeyOf, type Draft } from "./draft"
import { objection } from "./objection"

const MAX_ADDRESSES = 50

/** Addresses of the product in a former shop, as paths or URLs. */
export const oldAddressesSchema = z
  .array(
    z.string().transform((written, context) => {
      const address = oldAddressOf(written)
      if (address !== undefined && !/[:*]/.test(address)) return address
      context.addIssue({ code: "custom", message: "address" })
      return z.NEVER
    }),
  )
  .max(MAX_ADDRESSES)
  .transform((addresses) => [...new Set(addresses)].sort())

export async function withOldAddresses<Product extends { id: string }>(
  knex: Knex,
  products: readonly Product[],
): Promise<(Product & { old_addresses: string[] })[]> {
  const sources = await sourcesOfProducts(
    knex,
    products.map(({ id }) => id),
  )
  return products.map((product) => ({ ...product, old_addresses: sources.get(product.id) ?? [] }))
}

const addressesIn = ({ old_addresses }: Fields): string[] => (old_addresses ?? []) as string[]

/** Rejects addresses that redirect to another page, in the shop or earlier in the file. */
export async function refuseTakenAddresses(
  container: MedusaContainer,
  drafts: readonly Draft[],
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const owners = await productsOfSources(
    knex,
    drafts.flatMap(({ requested: wanted }) => addressesIn(wanted)),
  )
  for (const draft of drafts) {
    const key = productKeyOf(draft)
    const addresses = addressesIn(draft.requested)
    const taken = addresses.find((address) => (owners.get(address) ?? key) !== key)
    if (taken !== undefined) draft.wrong.push(objection("old_address_in_use", taken))
    else if (isValid(draft)) for (const address of addresses) owners.set(address, key)
  }
}

/** Stores the addresses in the former shop that lines of an import give for their products. */
export const writeOldAddresses = (
  container: MedusaContainer,
  { by }: Author,
  lines: readonly { product_id: string; fields: Fields }[],
): Promise<void> => {
  const given = lines.filter(({ fields }) => fields["old_addresses"] !== undefined)
  const sources = given.map(({ product_id, fields }) => [product_id, addressesIn(fields)] as const)
  return setSourcesOfProducts(container, new Map(sources), by)
}
