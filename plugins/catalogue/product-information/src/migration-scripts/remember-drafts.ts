import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { remember } from "../publication"

const PAGE = 1000

/** Remembers the products of an existing shop that are not for sale, so that their publication is checked. */
export default async function rememberDrafts({ container }: ExecArgs): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const service = container.resolve(Modules.PRODUCT)
  const status = Object.values(ProductStatus).filter((each) => each !== ProductStatus.PUBLISHED)
  for (let skip = 0; ; skip += PAGE) {
    const page = { select: ["id" as const], take: PAGE, skip, order: { id: "ASC" as const } }
    const products = await service.listProducts({ status }, page)
    await remember(
      knex,
      products.map(({ id }) => id),
    )
    if (products.length < PAGE) return
  }
}
