import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ROOT } from "./rows"

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
interface Content {
  content?: Record<string, { schema: Schema }>
}
interface Call {
  security?: Record<string, unknown>[]
  parameters?: { name?: string; in?: string }[]
  requestBody?: Content
  responses: Record<string, Content>
}
interface Description {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

/** The reviewed description of the API. Tests compare every answer of the shop with it. */
const description = JSON.parse(
  readFileSync(join(ROOT, "packages/shop-client/openapi.json"), "utf8"),
) as Description

/** Returns the names of all fields in a schema, also of its parts. */
function fieldsOf(schema: Schema | undefined, seen: readonly string[] = []): string[] {
  if (!schema) return []
  const { $ref = "", properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema
  const named = seen.includes($ref) ? undefined : resolve(schema)
  return [
    ...Object.keys(properties),
    ...[...Object.values(properties), named, items, ...allOf, ...anyOf, ...oneOf].flatMap((part) =>
      fieldsOf(part, [...seen, $ref]),
    ),
  ]
}

const resolve = ({ $ref }: Schema): Schema | undefined =>
  $ref === undefined ? undefined : description.components.schemas[$ref.split("/").at(-1) ?? ""]

const isList = (schema: Schema): boolean => (resolve(schema) ?? schema).type === "array"

/** Returns the fields of a described call, for example of `GET /api/cart/{session_id}`. */
export function described(call: string) {
  const [method = "", path = ""] = call.split(" ")
  const match = description.paths[path]?.[method.toLowerCase()]
  if (!match) throw new Error(`The API has no call ${call}.`)
  const contents = Object.entries(match.responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content = {} }]) => Object.values(content))
  const answers = contents.map(({ schema }) => schema)
  return {
    body: Object.values(match.requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
    bodyTypes: Object.keys(match.requestBody?.content ?? {}),
    query: (match.parameters ?? []).filter((each) => each.in === "query").map(({ name }) => name),
    answer: answers.flatMap((schema) => fieldsOf(schema)),
    answersList: answers.some((schema) => isList(schema)),
    needsToken: !(match.security ?? [{}]).some((scheme) => !("bearer" in scheme) && !("key" in scheme)),
  }
}
