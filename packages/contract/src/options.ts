import { z } from "zod"

/**
 * Returns the options of a plugin's module without `database`, which Medusa adds.
 * @throws if an option is unknown or invalid, so that the server does not start with a wrong setting
 */
export function checkedOptions<T>(plugin: string, schema: z.ZodType<T>, options: unknown): T {
  const given = Object.entries(options ?? {}).filter(([name]) => name !== "database")
  const { success, data, error } = schema.safeParse(Object.fromEntries(given))
  if (!success) throw new Error(`Options of ${plugin} in medusa-config.js:\n${z.prettifyError(error)}`)
  return data
}

/** An option that may change while the server runs. */
export type LiveOption<T> = T | (() => T)

export const liveOption = <T extends boolean | number | string | number[]>(schema: z.ZodType<T>) =>
  z.union([schema, z.custom<() => T>((value) => typeof value === "function")])

export const readLive = <T extends boolean | number | string | number[]>(option: LiveOption<T>): T =>
  typeof option === "function" ? option() : option
