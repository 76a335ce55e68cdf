import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { ExecArgs } from "@medusajs/framework/types"
import { assortmentOf } from "../seed/assortment"
import { products as catalogue } from "../seed/catalogue"
import type { SeedProduct } from "../seed/catalogue"
import { seedProducts } from "../seed/products"

/** Stock that no benchmark buys empty. */
const PLENTY = 1_000_000

/**
 * `medusa exec src/scripts/add-products 160`: adds that many products made after the catalogue's, for benchmarks and
 * for seeing how the shop looks with many.
 */
export default async function run({ container, args }: ExecArgs): Promise<void> {
  const count = Number(args[0])
  if (!Number.isSafeInteger(count) || count < 1) throw new Error("Say how many products to add, e.g. 160")
  const [, known] = await container
    .resolve(Modules.PRODUCT)
    .listAndCountProducts({}, { select: ["id"], take: 1 })
  const made = Array.from({ length: count }, (_, index) => variation(known + index))
  await seedProducts(container, made, await assortmentOf(container))
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`Added ${count} products`)
}

function variation(number: number): SeedProduct {
  const model = catalogue[number % catalogue.length]
  if (!model) throw new Error("The catalogue is empty")
  const numbered = (text: string) => `${text} ${number}`
  return {
    ...model,
    handle: `${model.handle}-${number}`,
    sku: `${model.sku}-${number}`,
    name: { fr: numbered(model.name.fr), nl: numbered(model.name.nl), en: numbered(model.name.en) },
    price_cents: 200 + ((number * 137) % 9_800),
    stock: PLENTY,
  }
}
