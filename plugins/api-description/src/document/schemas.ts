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

/** The schemas of some calls: what is sent and what is answered. */
export interface CallSchemas {
  sent: readonly z.ZodType[]
  answered: readonly z.ZodType[]
}

const namedBy = ({ $ref }: { $ref: string }) => $ref.slice(REFERENCE.length)

/** One side of the calls: every schema, and which of the contract's are needed. */
class OneSide {
  private readonly nameless: z.ZodType[]
  private readonly all: Schemas
  readonly needed = new Set<string>()

  constructor(side: Side, schemas: readonly z.ZodType[]) {
    this.nameless = [...new Set(schemas)].filter((schema) => !NAMED.has(schema))
    this.all = jsonSchemas(side, this.nameless)
  }

  /** A copy of a schema itself, never a reference to it, nor to the one that it is a stricter form of. */
  itself(schema: z.ZodType): JsonSchema {
    const { $ref, ...own } = this.copy(NAMED.get(schema) ?? String(this.nameless.indexOf(schema)))
    return $ref ? { ...this.copy(namedBy({ $ref })), ...own } : own
  }

  copy(name: string): JsonSchema {
    const found = this.all[name]
    if (!found) throw new Error(`The description has no schema "${name}".`)
    return structuredClone(found)
  }

  need(name: string): void {
    if (this.needed.has(name)) return
    this.needed.add(name)
    this.needAllOf(this.all[name])
  }

  needAllOf(schema: unknown): void {
    referencesIn(schema, (holder) => {
      this.need(namedBy(holder))
    })
  }
}

/** Gives a document the schemas of its calls: nameless ones in place, the contract's by reference. */
export class DocumentSchemas {
  private readonly sides: Record<Side, OneSide>

  /** @param calls every schema that will be asked for */
  constructor({ sent, answered }: CallSchemas) {
    this.sides = { sent: new OneSide("sent", sent), answered: new OneSide("answered", answered) }
    // All that is answered is known first: it decides about names.
    for (const schema of answered) this.take("answered", schema)
  }

  /** A schema where it stands for a whole body. */
  of(side: Side, schema: z.ZodType): JsonSchema {
    return this.published(side, this.take(side, schema))
  }

  /** An object's schema, to be taken apart. */
  fieldsOf(schema: z.ZodType): JsonSchema {
    const fields = this.sides.sent.itself(schema)
    this.sides.sent.needAllOf(fields)
    return this.published("sent", fields)
  }

  /** What was referred to so far. */
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
    const taken = name ? { $ref: REFERENCE + name } : this.sides[side].itself(schema)
    this.sides[side].needAllOf(taken)
    return taken
  }

  /** With the names that the document uses. */
  private published(side: Side, schema: JsonSchema): JsonSchema {
    referencesIn(schema, (holder) => {
      holder.$ref = REFERENCE + this.nameOf(side, namedBy(holder))
    })
    return schema
  }

  /** What is both sent and answered, and not alike, needs two names. */
  private nameOf(side: Side, name: string): string {
    const { sent, answered } = this.sides
    if (side === "answered" || !answered.needed.has(name)) return name
    const isAlike = JSON.stringify(sent.copy(name)) === JSON.stringify(answered.copy(name))
    return isAlike ? name : `${name}Sent`
  }
}
