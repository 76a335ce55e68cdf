import type { Relation, RelationCatalog } from "./catalog"

/** Maximum number of fields, more than any page of Medusa Admin requests. Medusa's list for a cart has 220. */
const MAX_FIELDS = 300
/** Maximum relations per path. `items.variant.inventory_items.inventory.location_levels` has five. */
const MAX_DEPTH = 6
const MAX_RELATIONS = 60
/** `order=` sorts by a field of the record or of a near relation. */
const MAX_ORDER_DEPTH = 3

const PATH = /^[a-z]\w*(\.[a-z]\w*)*$/i

export interface Requested {
  fields?: string | undefined
  order?: string | undefined
}

export interface RouteFields {
  /** The route's record type. Routes of the Store API have `allowed` instead. */
  entity?: string | undefined
  defaults?: readonly string[] | undefined
  allowed?: readonly string[] | undefined
}

export function fieldsObjection(
  { fields, order }: Requested,
  route: RouteFields,
  catalog: RelationCatalog,
): string | undefined {
  const paths = (fields ?? "").split(",").filter(Boolean).map(toPath)
  if (paths.length > MAX_FIELDS) return `"fields" has more than ${MAX_FIELDS} names.`
  if (new Set(paths.flatMap(prefixes)).size > MAX_RELATIONS)
    return `"fields" follows more than ${MAX_RELATIONS} relations.`
  const reader = new PathReader(route, catalog)
  const wrong = paths.find((path) => !path.isRemoved && !reader.allows(path, MAX_DEPTH))
  if (wrong) return `"fields": "${wrong.written}" is not a field of this record.`
  const isSortable = !order || reader.allows(toPath(order), MAX_ORDER_DEPTH)
  return isSortable ? undefined : `"order": "${order.slice(0, 100)}" is not a field of this record.`
}

interface Path {
  written: string
  /** Names between the dots: relations, and at the end the field unless all fields are requested. */
  names: string[]
  relations: string[]
  /** Whether the name is `-name`, which removes a default field. */
  isRemoved: boolean
}

/** Parses a name like Medusa: `+name`, `-name`, `*name` and `name.*`. */
function toPath(written: string): Path {
  const bare = written.replace(/^[+ \t-]+/, "").trim()
  const isStarred = bare.startsWith("*") || bare.endsWith(".*")
  const names = bare.replace(/^\*|\.\*$/, "").split(".")
  return {
    written: written.slice(0, 100),
    names,
    relations: isStarred ? names : names.slice(0, -1),
    isRemoved: written.startsWith("-"),
  }
}

/** Returns the relations on the path: `a` and `a.b` of `a.b.c`. */
const prefixes = ({ relations }: Path): string[] =>
  relations.map((_name, at) => relations.slice(0, at + 1).join("."))

class PathReader {
  private readonly entity: string | undefined
  private readonly named: Set<string>
  /** Whether the route has a list of allowed fields. Medusa then ignores other fields. */
  private readonly isListed: boolean

  constructor(
    { entity, defaults = [], allowed = [] }: RouteFields,
    private readonly catalog: RelationCatalog,
  ) {
    this.entity = entity === undefined ? undefined : catalog.entityNamed(entity)
    this.named = new Set([...defaults, ...allowed].map(toPath).flatMap(prefixes))
    this.isListed = allowed.length > 0
  }

  allows({ names, relations }: Path, maxDepth: number): boolean {
    if (!PATH.test(names.join(".")) || relations.length > maxDepth) return false
    return this.isListed || this.named.has(relations.join(".")) || this.exists(relations)
  }

  /** Checks that each name is a relation of the previous record, and that no alias repeats. */
  private exists(relations: readonly string[]): boolean {
    const aliases = new Set<string>()
    let at: string | null | undefined = this.entity
    for (const name of relations) {
      const relation: Relation | undefined = at ? this.catalog.relation(at, name) : undefined
      if (!relation || aliases.has(name)) return false
      if (relation.isAlias) aliases.add(name)
      at = relation.target
    }
    return true
  }
}
