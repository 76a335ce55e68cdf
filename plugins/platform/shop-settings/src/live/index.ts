import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Milliseconds after which a process notices that another one changed a setting. */
const NOTICED_AFTER = 1_000

const followed = new Map<string, ((value: unknown) => void)[]>()
/** Last applied values by setting, so that unchanged settings are not applied every second. */
const applied = new Map<string, string | null>()

/**
 * Calls `apply` with the newest version of a setting at start and after each change. Without a saved version, the
 * value is undefined.
 */
export function followSetting(name: string, apply: (value: unknown) => void): void {
  followed.set(name, [...(followed.get(name) ?? []), apply])
  applied.delete(name)
}

/** Values of settings by name, undefined after a change. */
const remembered = new Map<string, Promise<unknown> | undefined>()

/** Returns what `read` returned for this setting. Reads again after each change. */
export function rememberSetting<T>(name: string, read: () => Promise<T>): Promise<T> {
  const known = remembered.get(name)
  if (known) return known as Promise<T>
  const forget = () => void remembered.set(name, undefined)
  if (!remembered.has(name)) followSetting(name, forget)
  const value = read()
  remembered.set(name, value)
  value.catch(forget)
  return value
}

const NEWEST = `SELECT DISTINCT ON (setting) setting, CAST(value AS text) AS value FROM setting_version
  WHERE setting = ANY(:names) ORDER BY setting, number DESC`

let last = Promise.resolve()

/** Reads the newest versions, one call after the other, so that an older answer never replaces a newer one. */
export function refreshSettings(knex: Knex): Promise<void> {
  last = last.catch(() => undefined).then(() => readNewest(knex))
  return last
}

async function readNewest(knex: Knex): Promise<void> {
  const { rows } = await knex
    .raw<{ rows: { setting: string; value: string }[] }>(NEWEST, { names: [...followed.keys()] })
    .options({ name: "followed settings" })
  const values = new Map(rows.map(({ setting, value }) => [setting, value]))
  for (const [name, calls] of followed) {
    const text = values.get(name) ?? null
    if (applied.get(name) === text) continue
    for (const apply of calls) apply(text === null ? undefined : JSON.parse(text))
    applied.set(name, text)
  }
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
