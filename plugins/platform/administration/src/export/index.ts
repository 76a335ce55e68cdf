import { informationKeeper } from "@bon-perroquet/api-kit/information"
import { lotKeeper } from "@bon-perroquet/api-kit/lots"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { categoriesOf } from "../imports/categories"
import { withOldAddresses } from "../imports/old-addresses"
import { listProducts } from "../products"
import { productsCsv } from "./products-csv"

/** Returns all products with all fields as CSV, in the columns of an import. */
export async function productsFile(container: MedusaContainer): Promise<string> {
  const { products } = await listProducts(container)
  const { names } = await categoriesOf(container)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const information = await informationKeeper()?.read(
    knex,
    products.map(({ id }) => id),
  )
  const shelves = await lotKeeper()?.shelves(
    knex,
    products.flatMap(({ variants }) => variants.map(({ id }) => id)),
  )
  return productsCsv(await withOldAddresses(knex, products), names, information, shelves)
}
