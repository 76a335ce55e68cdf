import { MedusaError } from "@medusajs/framework/utils"
import { RelationCatalog, type EngineCatalog } from "./catalog"
import { fieldsObjection, type Requested, type RouteFields } from "./fields"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

/** A relation that a query follows, for example "items.variant". */
interface Expand {
  property: string
}
type Compile = (parts: { query: { expands?: Expand[] } }, catalog: EngineCatalog) => unknown
type Prepare = (validated: Requested, route?: RouteFields, request?: unknown) => unknown

/** Maximum number of names in a path. The longest path has six relations, each of which may be an alias of three. */
const MAX_NAMES = 24
const MAX_EXPANDS = 2_000

let catalog: RelationCatalog | undefined

const refused = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)

/**
 * A list of relations with a maximum length. Medusa appends to the list while it iterates over it, and for some
 * aliases it never stops (docs/upstream/medusa-query-alias-loop.md).
 */
export class BoundedExpands extends Array<Expand> {
  override push(...added: Expand[]): number {
    const isLong = added.some(({ property }) => property.split(".").length > MAX_NAMES)
    if (isLong || this.length + added.length > MAX_EXPANDS)
      throw refused(`"${added[0]?.property.slice(0, 100) ?? ""}" is not a field of this record.`)
    return super.push(...added)
  }
}

/** Limits the relations of a query, and stores the compiler's catalogue of record types. */
const boundedCompile =
  (original: Compile): Compile =>
  (parts, engineCatalog) => {
    catalog ??= new RelationCatalog(engineCatalog)
    parts.query.expands = BoundedExpands.from(parts.query.expands ?? [])
    return original(parts, engineCatalog)
  }

const withFieldsRead =
  (original: Prepare): Prepare =>
  async (validated, route = {}, request) => {
    const objection = catalog && fieldsObjection(validated, route, catalog)
    if (objection) throw refused(objection)
    return original(validated, route, request)
  }

/**
 * Checks `?fields=` and `?order=` of all Medusa routes against the route's record type, and limits every query. Call it
 * before the routes are loaded. It replaces functions in the exports of Medusa's files, which Medusa reads at each
 * call.
 */
export function boundEngineQueries(): void {
  const compiler = engineFile(["@medusajs/modules-sdk", "@medusajs/query"], "joiner/compile.js") as {
    compileQuery: Compile
  }
  compiler.compileQuery = boundedCompile(compiler.compileQuery)
  const routes = engineFile(["@medusajs/framework/http"], "utils/get-query-config.js") as {
    prepareListQuery: Prepare
    prepareRetrieveQuery: Prepare
  }
  routes.prepareListQuery = withFieldsRead(routes.prepareListQuery)
  routes.prepareRetrieveQuery = withFieldsRead(routes.prepareRetrieveQuery)
}

const requireFrom = createRequire(__filename)

/**
 * Returns the exports of a file that a Medusa package does not export. Medusa reads functions from this object at each
 * call, so a replaced property replaces the function.
 * @param path the package's entry point, after the packages that depend on it
 * @param file relative to the folder of that entry point
 */
export function engineFile(path: readonly string[], file: string): unknown {
  const entry = path.reduce((from, name) => createRequire(from).resolve(name), __filename)
  return requireFrom(join(dirname(entry), file))
}
