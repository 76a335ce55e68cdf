import { z } from "zod"

/**
 * Returns the options of a plugin's module, without `database`, which Medusa adds to them.
 * @throws if an option is unknown or invalid, so that the engine does not start with a wrong setting
 */
export function checkedOptions<T>(plugin: string, schema: z.ZodType<T>, options: unknown): T {
  const { database: _database, ...given } = (options ?? {}) as Record<string, unknown>
  const { data, error } = schema.safeParse(given)
  if (error) throw new Error(`Options of ${plugin} in medusa-config.js:\n${z.prettifyError(error)}`)
  return data as T
}
