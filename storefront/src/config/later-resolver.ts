import type { FieldValues, Resolver } from "react-hook-form"

/**
 * Returns a resolver whose rules load when they are first used. If they cannot be loaded, the form is sent and the
 * server validates it.
 */
export function laterResolver<V extends FieldValues>(load: () => Promise<Resolver<V>>): Resolver<V> {
  return async (values, context, options) => {
    const resolve = await load().catch(() => null)
    return resolve ? resolve(values, context, options) : { values, errors: {} }
  }
}
