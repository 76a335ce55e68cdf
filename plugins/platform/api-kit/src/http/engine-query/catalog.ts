import { MetadataStorage, ReferenceKind } from "@medusajs/framework/mikro-orm/core"

/** A name that Medusa rewrites to a path: `prices` of a shipping option is `price_set_link.price_set.prices`. */
interface Alias {
  path: string
  entity?: string
}

export interface EngineCatalog {
  relationMap: ReadonlyMap<string, ReadonlyMap<string, string>>
  getServiceConfig(of: {
    serviceAlias?: string
    entity?: string
  }): { entity?: string; fieldAlias?: Record<string, string | Alias | Alias[]> } | undefined
}

/** A relation with its record type, which is `null` for computed values, such as a calculated price. */
export interface Relation {
  target: string | null
  isAlias: boolean
}

/** The relations of every record type of Medusa: those in its tables, its links to other modules, and its aliases. */
export class RelationCatalog {
  private readonly stored = storedRelations()

  constructor(private readonly engine: EngineCatalog) {}

  entityNamed(alias: string): string | undefined {
    return this.engine.getServiceConfig({ serviceAlias: alias })?.entity
  }

  relation(entity: string, name: string): Relation | undefined {
    const alias = this.aliasOf(entity, name)
    if (alias) return { target: this.endOf(entity, alias.path.split(".")), isAlias: true }
    const target = this.direct(entity, name)
    return target === undefined ? undefined : { target, isAlias: false }
  }

  private direct(entity: string, name: string): string | undefined {
    return this.engine.relationMap.get(entity)?.get(name) ?? this.stored.get(entity)?.get(name)
  }

  private aliasOf(entity: string, name: string): Alias | undefined {
    const aliases = this.engine.getServiceConfig({ entity })?.fieldAlias ?? {}
    const matches = Object.hasOwn(aliases, name) ? [aliases[name]].flat() : []
    return matches.flatMap((alias) => toAlias(alias)).find((alias) => (alias.entity ?? entity) === entity)
  }

  private endOf(entity: string, path: readonly string[]): string | null {
    let at: string | null = entity
    for (const name of path) at = at === null ? null : (this.direct(at, name) ?? null)
    return at
  }
}

const toAlias = (alias: string | Alias | undefined): Alias[] =>
  alias === undefined ? [] : [typeof alias === "string" ? { path: alias } : alias]

/**
 * Returns the relations of the tables, because Medusa's GraphQL schema lacks some, for example `provider` of a shipping
 * option.
 */
function storedRelations(): Map<string, Map<string, string>> {
  const all = new Map<string, Map<string, string>>()
  for (const { className, properties } of Object.values(MetadataStorage.getMetadata())) {
    const relations = all.get(className) ?? new Map<string, string>()
    for (const { kind, name, entity, mapToPk } of Object.values(properties)) {
      if (!kind || kind === ReferenceKind.SCALAR || mapToPk) continue
      relations.set(name, typeof entity === "function" ? nameOf(entity()) : entity)
    }
    all.set(className, relations)
  }
  return all
}

const nameOf = (entity: unknown): string => (typeof entity === "function" ? entity.name : String(entity))
