import { z } from "zod"

/**
 * Returns the options of a plugin's module, without `database`, which Medusa adds to them.
 * @throws if an option is unknown or invalid, so that the engine does not start with a wrong setting
 */
export function checkedOptions<T>(plugin: string, schema: z.ZodType<T>, options: unknown): T {
  const given = Object.entries(options ?? {}).filter(([name]) => name !== "database")
  const { success, data, error } = schema.safeParse(Object.fromEntries(given))
  if (!success) throw new Error(`Options of ${plugin} in medusa-config.js:\n${z.prettifyError(error)}`)
  return data
}
