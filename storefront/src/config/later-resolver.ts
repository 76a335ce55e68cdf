import type { FieldValues, Resolver } from "react-hook-form"

/**
 * Returns a form resolver whose rules load when they are first used. If they cannot be loaded, the server validates the
 * form.
 */
export function laterResolver<V extends FieldValues>(load: () => Promise<Resolver<V>>): Resolver<V> {
  return async (values, context, options) => {
    const resolve = await load().catch(() => null)
    return resolve ? resolve(values, context, options) : { values, errors: {} }
  }
}
