import type { HomeSettings } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { HOME } from "./kinds"
import { readSetting } from "./read"

export const homeOf = async (container: MedusaContainer): Promise<HomeSettings> =>
  (await readSetting(container, HOME)).value

/** Returns those pictures that a current or earlier version of the home page uses. */
export async function picturesAmong(knex: Knex, addresses: readonly string[]): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { url: string }[] }>(
    `SELECT value ->> 'picture' AS url FROM setting_version WHERE setting = :setting AND value ->> 'picture' = ANY(:urls)`,
    { setting: HOME.name, urls: [...addresses] },
  )
  return rows.map(({ url }) => url)
}
