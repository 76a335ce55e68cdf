import type { z } from "zod"
import {
  jsonSchemas,
  NAMED,
  REFERENCE,
  referencesIn,
  type JsonSchema,
  type Schemas,
  type Side,
} from "./json-schema"

export interface CallSchemas {
  sent: readonly z.ZodType[]
  answered: readonly z.ZodType[]
}

const namedBy = ({ $ref }: { $ref: string }) => $ref.slice(REFERENCE.length)

class OneSide {
  private readonly nameless: z.ZodType[]
  private readonly all: Schemas
  readonly needed = new Set<string>()

  constructor(side: Side, schemas: readonly z.ZodType[]) {
    this.nameless = [...new Set(schemas)].filter((schema) => !NAMED.has(schema))
    this.all = jsonSchemas(side, this.nameless)
  }

  itself(schema: z.ZodType): JsonSchema {
    const { $ref, ...own } = this.copy(NAMED.get(schema) ?? String(this.nameless.indexOf(schema)))
    return $ref ? { ...this.copy(namedBy({ $ref })), ...own } : own
  }

  copy(name: string): JsonSchema {
    const schema = this.all[name]
    if (!schema) throw new Error(`The description has no schema "${name}".`)
    return structuredClone(schema)
  }

  need(name: string): void {
    if (this.needed.has(name)) return
    this.needed.add(name)
    this.needAllOf(this.all[name])
  }

  needAllOf(schema: unknown): void {
    referencesIn(schema, (reference) => {
      this.need(namedBy(reference))
    })
  }
}

/** Writes unnamed schemas inline, and the contract's as references. */
export class DocumentSchemas {
  private readonly sides: Record<Side, OneSide>

  /** @param calls schemas of all calls, `sent` in requests and `answered` in responses. `of` accepts no others */
  constructor({ sent, answered }: CallSchemas) {
    this.sides = { sent: new OneSide("sent", sent), answered: new OneSide("answered", answered) }
    for (const schema of answered) this.take("answered", schema)
  }

  of(side: Side, schema: z.ZodType): JsonSchema {
    return this.published(side, this.take(side, schema))
  }

  fieldsOf(schema: z.ZodType): JsonSchema {
    const fields = this.sides.sent.itself(schema)
    this.sides.sent.needAllOf(fields)
    return this.published("sent", fields)
  }

  components(): Schemas {
    const entries = (["answered", "sent"] as const).flatMap((side) =>
      [...this.sides[side].needed].map(
        (name) => [this.nameOf(side, name), this.published(side, this.sides[side].copy(name))] as const,
      ),
    )
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  private take(side: Side, schema: z.ZodType): JsonSchema {
    const name = NAMED.get(schema)
    if (name) this.sides[side].need(name)
    const schemaOrReference = name ? { $ref: REFERENCE + name } : this.sides[side].itself(schema)
    this.sides[side].needAllOf(schemaOrReference)
    return schemaOrReference
  }

  private published(side: Side, schema: JsonSchema): JsonSchema {
    referencesIn(schema, (reference) => {
      reference.$ref = REFERENCE + this.nameOf(side, namedBy(reference))
    })
    return schema
  }

  /** A schema that differs between requests and answers gets two names. */
  private nameOf(side: Side, name: string): string {
    const { sent, answered } = this.sides
    if (side === "answered" || !answered.needed.has(name)) return name
    const isAlike = JSON.stringify(sent.copy(name)) === JSON.stringify(answered.copy(name))
    return isAlike ? name : `${name}Sent`
  }
}
