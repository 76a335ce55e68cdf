/** The part of Medusa's container that finds modules. */
interface Modules {
  registrations: object
  resolve: (name: string, options?: { allowUnregistered: true }) => unknown
}

/** Medusa's configuration, which is the same object in all containers of a process. */
const CONFIGURATION = "configModule"

const namesOf = new WeakMap<object, Map<string, string[]>>()

/** Returns the modules whose names begin with `prefix`, in the order of their names. */
export const modulesWith = <T>(container: Modules, prefix: string): T[] =>
  namesWith(container, prefix).map((name) => container.resolve(name) as T)

/**
 * Returns the names, which do not change after the start. They are read once, because a container of a request merges
 * all registrations of the engine at each access.
 */
function namesWith(container: Modules, prefix: string): string[] {
  const configuration = container.resolve(CONFIGURATION, { allowUnregistered: true }) as object | undefined
  const shop = configuration ?? container
  const known = namesOf.get(shop) ?? new Map<string, string[]>()
  namesOf.set(shop, known)
  const names =
    known.get(prefix) ??
    Object.keys(container.registrations)
      .filter((name) => name.startsWith(prefix))
      .sort()
  known.set(prefix, names)
  return names
}
