import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const requireFrom = createRequire(__filename)

/**
 * Returns the exports of a file that an engine package does not export. The engine's own code reads a function from there
 * at each call, so replacing a property of this object replaces the function.
 * @param path the package's entry point, with the packages that depend on it before it
 * @param file relative to the folder of that entry point
 */
export function engineFile(path: readonly string[], file: string): unknown {
  const entry = path.reduce((from, name) => createRequire(from).resolve(name), __filename)
  return requireFrom(join(dirname(entry), file))
}
