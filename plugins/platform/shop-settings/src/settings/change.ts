import { isDeepStrictEqual } from "node:util"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { refreshSettings } from "../live"
import type { Setting } from "./kinds"
import { keptOf, originalOf, storedName, type Kept } from "./read"
import { writeVersion } from "./versions"

/** Saves a setting. @param decide receives the current value within the transaction, and may throw or write */
export async function changeSetting<T extends object>(
  container: MedusaContainer,
  setting: Setting<T>,
  { value, by }: { value: T; by: string },
  decide: (transaction: Knex, before: Kept<T>) => Promise<void>,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const original = originalOf(container, setting)
  const version = {
    setting: storedName(setting),
    value: isDeepStrictEqual(value, original) ? null : value,
    by,
  }
  await writeVersion(knex, version, (transaction, before) =>
    decide(transaction, keptOf(setting, before, original)),
  )
  await refreshSettings(knex)
}
