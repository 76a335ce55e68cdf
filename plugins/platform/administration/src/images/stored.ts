import { categoryPicturesAmong } from "@bon-perroquet/medusa-sql/catalogue/categories"
import { picturesAmong } from "@bon-perroquet/shop-settings/settings"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { PICTURES_FOLDER } from "./picture-name"

/** Matches a picture that the shop stored, by its largest size. */
const UPLOADED = new RegExp(`^(?:/static|https?://.+)/(${PICTURES_FOLDER}/[A-Za-z0-9_-]+)-960\\.webp$`)
const TIMEOUT_MS = 10_000
const SIZES = [320, 640, 960].flatMap((width) => [`-${width}.webp`, `-${width}.avif`])

async function usedAmong(knex: Knex, addresses: string[]): Promise<Set<string>> {
  const { rows } = await knex.raw<{ rows: { url: string }[] }>(
    `SELECT url FROM image WHERE deleted_at IS NULL AND url = ANY(:urls)
     UNION SELECT thumbnail FROM product WHERE deleted_at IS NULL AND thumbnail = ANY(:urls)
     UNION SELECT thumbnail FROM product_variant WHERE deleted_at IS NULL AND thumbnail = ANY(:urls)
     UNION SELECT thumbnail FROM order_line_item WHERE deleted_at IS NULL AND thumbnail = ANY(:urls)`,
    { urls: addresses },
  )
  const others = await Promise.all([picturesAmong(knex, addresses), categoryPicturesAmong(knex, addresses)])
  return new Set([...rows.map(({ url }) => url), ...others.flat()])
}

/** Returns the unused pictures, except files that the shop didn't create. */
export async function unusedAmong(container: MedusaContainer, addresses: string[]): Promise<string[]> {
  const uploaded = addresses.filter((address) => UPLOADED.test(address))
  if (!uploaded.length) return []
  const used = await usedAmong(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), uploaded)
  return uploaded.filter((address) => !used.has(address))
}

/** Returns the files of unused pictures, except files that the shop didn't create. */
export async function filesOfUnused(container: MedusaContainer, addresses: string[]): Promise<string[]> {
  const names = (await unusedAmong(container, addresses)).flatMap(
    (address) => UPLOADED.exec(address)?.[1] ?? [],
  )
  return names.flatMap((name) => SIZES.map((size) => `${name}${size}`))
}

/** Returns the largest size of a picture of the shop, or undefined if it cannot be read. */
export async function readPicture(container: MedusaContainer, address: string): Promise<Buffer | undefined> {
  const name = UPLOADED.exec(address)?.[1]
  try {
    if (name) return await container.resolve(Modules.FILE).getAsBuffer(`${name}-960.webp`)
    // Any other address is a file of the storefront.
    const answer = await fetch(new URL(address, shopOrigins(container)[0]), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`The picture ${address} could not be read: ${String(error)}`)
    return undefined
  }
}

/** Deletes unused pictures, except files that the shop didn't create. */
export async function deleteUnused(container: MedusaContainer, addresses: string[]): Promise<void> {
  const files = await filesOfUnused(container, addresses)
  try {
    if (files.length) await container.resolve(Modules.FILE).deleteFiles(files)
  } catch (error) {
    // Only logs the error, because the product is already saved and an extra file is harmless.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Unused pictures could not be deleted: ${String(error)}`)
  }
}
