import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Milliseconds after which a process notices that another one changed a setting. */
const NOTICED_AFTER = 1_000

const followed = new Map<string, (value: unknown) => void>()

/** Calls `apply` with the newest version of a setting at start and after each change. undefined: never saved. */
export function followSetting(name: string, apply: (value: unknown) => void): void {
  followed.set(name, apply)
}

const NEWEST = `SELECT DISTINCT ON (setting) setting, value FROM setting_version
  WHERE setting = ANY(:names) ORDER BY setting, number DESC`

export async function refreshSettings(knex: Knex): Promise<void> {
  const { rows } = await knex
    .raw<{ rows: { setting: string; value: unknown }[] }>(NEWEST, { names: [...followed.keys()] })
    .options({ name: "followed settings" })
  const values = new Map(rows.map(({ setting, value }) => [setting, value]))
  for (const [name, apply] of followed) apply(values.get(name) ?? undefined)
}

let knex: Knex | undefined

/** Reads the settings now and then every second. While the table is missing or unreachable, the last values apply. */
export async function keepSettings(connection: Knex): Promise<void> {
  const isFirst = !knex
  knex = connection
  const refresh = () => (knex ? refreshSettings(knex).catch(() => undefined) : undefined)
  await refresh()
  if (isFirst) setInterval(() => void refresh(), NOTICED_AFTER).unref()
}
