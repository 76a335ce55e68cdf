import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SHOP_SETTINGS_MODULE, type ShopSettingsModuleService } from "../modules/shop-settings"
import type { Setting } from "./kinds"
import { everyVersion, newestVersion, type SavedVersion } from "./versions"

export interface Kept<T> {
  value: T
  /** What holds where nobody has set anything. */
  original: T
  /** Who set it last; null where nobody ever did. */
  changed: { by: string; at: string } | null
}

/** A setting as it was at some time, and who made it so. */
export interface KeptVersion<T> {
  id: string
  at: string
  by: string
  value: T
}

/** The longest list of earlier versions. */
const LONGEST_HISTORY = 50

/**
 * What a saved version says. What was saved before the setting had a field has the original's.
 * @returns the original where it says nothing, or nothing that could be used any more
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

export const originalOf = <T extends object>(container: MedusaContainer, setting: Setting<T>): T =>
  setting.original(container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE))

/** What holds of a setting now. */
export async function readSetting<T extends object>(
  container: MedusaContainer,
  setting: Setting<T>,
  knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
): Promise<Kept<T>> {
  const saved = await newestVersion(knex, setting.name)
  return keptOf(setting, saved, originalOf(container, setting))
}

/** What a version that may be missing makes of a setting. */
export const keptOf = <T extends object>(
  setting: Setting<T>,
  saved: SavedVersion | undefined,
  original: T,
): Kept<T> => ({
  value: valueIn(setting, saved, original),
  original,
  changed: saved ? { by: saved.by, at: saved.created_at.toISOString() } : null,
})

/** How a setting was before, newest first. */
export async function readVersions<T extends object>(
  container: MedusaContainer,
  setting: Setting<T>,
): Promise<KeptVersion<T>[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const original = originalOf(container, setting)
  const saved = await everyVersion(knex, setting.name, LONGEST_HISTORY)
  return saved.map((version) => ({
    id: version.id,
    at: version.created_at.toISOString(),
    by: version.by,
    value: valueIn(setting, version, original),
  }))
}
