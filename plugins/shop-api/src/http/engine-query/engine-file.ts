import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const requireFrom = createRequire(__filename)

/**
 * Returns the exports of a file that an engine package does not export. The engine reads a function from this
 * object at each call, so replacing a property replaces the function.
 * @param path the package's entry point, after the packages that depend on it
 * @param file relative to the folder of that entry point
 */
export function engineFile(path: readonly string[], file: string): unknown {
  const entry = path.reduce((from, name) => createRequire(from).resolve(name), __filename)
  return requireFrom(join(dirname(entry), file))
}
