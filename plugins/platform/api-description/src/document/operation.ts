import type { ApiCall, Described } from "./calls"
import type { JsonSchema } from "./json-schema"
import { isWrite, responsesOf } from "./responses"
import type { DocumentSchemas } from "./schemas"
import { CHECKOUT_SESSION, PATH_PARAMETERS, SECTIONS } from "./texts"

export function sectionOf(path: string): string {
  const sections = SECTIONS.flatMap(({ name, paths }) => paths.map((beginning) => ({ name, beginning })))
    .filter(({ beginning }) => path === beginning || path.startsWith(`${beginning}/`))
    .sort((a, b) => b.beginning.length - a.beginning.length)
  return sections[0]?.name ?? path.split("/")[2] ?? path
}

const capitalised = (word: string) => (word[0]?.toUpperCase() ?? "") + word.slice(1)

/** Returns the call's id, for example getCartBySessionId for GET /api/cart/{session_id}. */
export const operationIdOf = ({ method, path }: ApiCall): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api\//, "")
    .replaceAll("{", "by-")
    .split(/[^A-Za-z0-9]+/)
    .map(capitalised)
    .join("")

function pathParameters({ path }: ApiCall, { params }: Described, schemas: DocumentSchemas) {
  const fields = params ? (schemas.fieldsOf(params).properties ?? {}) : {}
  return Object.entries(fields).map(([name, schema]) => ({
    name,
    in: "path",
    required: true,
    ...(path.startsWith("/api/payments/") ? CHECKOUT_SESSION : PATH_PARAMETERS[name]),
    schema,
  }))
}

function queryParameters({ query }: Described, schemas: DocumentSchemas) {
  if (!query) return []
  const { properties = {}, required = [] } = schemas.fieldsOf(query)
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description && { description }),
    schema: schema satisfies JsonSchema,
  }))
}

function requestBody({ body, reads = {}, example }: Described, schemas: DocumentSchemas) {
  const accepted = Object.entries(body ? { "application/json": body } : reads)
  if (!accepted.length) return {}
  const content = accepted.map(([type, schema]) => {
    const content = { schema: schemas.of("sent", schema), ...(example !== undefined && { example }) }
    return [type, content] as const
  })
  return {
    requestBody: {
      required: body !== undefined || !("application/json" in reads),
      content: Object.fromEntries(content),
    },
  }
}

/** Returns alternatives with and without an XSRF token, because requests without a cookie need none. */
function securityOf(call: ApiCall, { access = "anyone" }: Described) {
  const bearer = { bearer: [] }
  const security = {
    anyone: [{}],
    "anyone-or-account": [{}, bearer],
    account: [bearer],
    administrator: [bearer, { key: [] }],
  }[access]
  return isWrite(call) ? [...security, ...security.map((one) => ({ ...one, xsrf: [] }))] : security
}

const ACCESS_NOTE = {
  anyone: "",
  "anyone-or-account": "",
  account: "For whoever is signed in.",
  administrator: "For administrators.",
} as const

function descriptionOf({ description = "", access = "anyone", limit }: Described): string {
  return [description, ACCESS_NOTE[access], limit && `**Limit:** ${limit} from one address.`]
    .filter(Boolean)
    .join("\n\n")
}

export function operationOf(call: ApiCall, described: Described, schemas: DocumentSchemas) {
  const description = descriptionOf(described)
  return {
    operationId: operationIdOf(call),
    tags: [sectionOf(call.path)],
    summary: described.summary,
    ...(description && { description }),
    security: securityOf(call, described),
    parameters: [
      ...pathParameters(call, described, schemas),
      ...queryParameters(described, schemas),
      ...(described.versioned && isWrite(call) ? [{ $ref: "#/components/parameters/IfMatch" }] : []),
      { $ref: "#/components/parameters/Language" },
    ],
    ...requestBody(described, schemas),
    responses: responsesOf(call, described, schemas),
  }
}
