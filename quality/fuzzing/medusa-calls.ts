import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import type { Call } from "./calls"

const FOLDER = join(dirname(require.resolve("@medusajs/medusa/package.json")), "dist", "api")

/** Matches administrators' event streams. They are left out, because they stay open. */
const LEFT_OUT = /\/subscribe$/

/** Returns Medusa's API calls. Reads its files without running them. */
export function medusaCalls(): Call[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "route.js")
    .flatMap(({ parentPath, name }) => {
      const path = `/${relative(FOLDER, parentPath)}`.replaceAll(/\[(\w+)\]/g, ":$1")
      const source = readFileSync(join(parentPath, name), "utf8")
      const methods = new Set(
        [...source.matchAll(/^exports\.(GET|POST|DELETE|PUT|PATCH) = /gm)].map(([, method]) => method),
      )
      return [...methods].map((method) => ({ method: method as Call["method"], path }))
    })
    .filter(({ path }) => !LEFT_OUT.test(path))
    .toSorted((one, other) => one.path.localeCompare(other.path))
}
