import { furtherChannel } from "@bon-perroquet/contract/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { rememberSetting } from "../live"
import { SHOP_SETTINGS_MODULE, type ShopSettingsModuleService } from "../modules/shop-settings"
import type { Setting } from "./kinds"
import { everyVersion, newestVersion, type SavedVersion } from "./versions"

export interface Kept<T> {
  value: T
  original: T
  changed: { by: string; at: string } | null
}

export interface KeptVersion<T> {
  id: string
  at: string
  by: string
  value: T
}

const LONGEST_HISTORY = 50

/**
 * Parses a saved version. Missing fields get their initial values.
 * @returns the initial value if the version is null or invalid
 */
export function valueIn<T extends object>(
  { schema }: Pick<Setting<T>, "schema">,
  saved: Pick<SavedVersion, "value"> | undefined,
  original: T,
): T {
  if (!saved?.value) return original
  const read = schema.safeParse({ ...original, ...saved.value })
  return read.success ? read.data : original
}

/** Returns the name of a setting in the table of versions: "brand", or "brand@feathers" for a further channel. */
export function storedName({ name, isPerChannel }: Pick<Setting<object>, "name" | "isPerChannel">): string {
  const channel = isPerChannel && furtherChannel()
  return channel ? `${name}@${channel.code}` : name
}

export const originalOf = <T extends object>(container: MedusaContainer, setting: Setting<T>): T =>
  setting.original(container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE))

export async function readSetting<T extends object>(
  container: MedusaContainer,
  setting: Setting<T>,
  knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
): Promise<Kept<T>> {
  const saved = await newestVersion(knex, storedName(setting))
  return keptOf(setting, saved, originalOf(container, setting))
}

/**
 * Returns a setting's value for e-mails and documents, of which each purchase needs several. Changes of this process
 * apply at once, those of other processes after a second.
 */
export const recentSetting = <T extends object>(
  container: MedusaContainer,
  setting: Setting<T>,
): Promise<T> =>
  rememberSetting(storedName(setting), async () => (await readSetting(container, setting)).value)

export const keptOf = <T extends object>(
  setting: Setting<T>,
  saved: SavedVersion | undefined,
  original: T,
): Kept<T> => ({
  value: valueIn(setting, saved, original),
  original,
  changed: saved ? { by: saved.by, at: saved.created_at.toISOString() } : null,
})

export async function readVersions<T extends object>(
  container: MedusaContainer,
  setting: Setting<T>,
): Promise<KeptVersion<T>[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const original = originalOf(container, setting)
  const saved = await everyVersion(knex, storedName(setting), LONGEST_HISTORY)
  return saved.map((version) => ({
    id: version.id,
    at: version.created_at.toISOString(),
    by: version.by,
    value: valueIn(setting, version, original),
  }))
}
