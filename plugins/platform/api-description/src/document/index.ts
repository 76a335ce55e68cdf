import { errorSchema, LANGUAGES, XSRF_HEADER } from "@bon-perroquet/contract"
import type { z } from "zod"
import type { ApiCall, Described } from "./calls"
import { operationOf, sectionOf } from "./operation"
import { DocumentSchemas } from "./schemas"
import { INTRODUCTION, SECTIONS } from "./texts"

export { callsOf, type ApiCall } from "./calls"

export const VERSION = "1.0.0"

export interface DocumentFacts {
  title: string
  version: string
  url: string
}

type DescribedCall = ApiCall & { described: Described }
const isDescribed = (call: ApiCall): call is DescribedCall => call.described !== undefined

const schemasOf = (calls: readonly DescribedCall[]): DocumentSchemas => {
  const isGiven = (schema: z.ZodType | undefined): schema is z.ZodType => schema !== undefined
  return new DocumentSchemas({
    sent: calls.flatMap(({ described: { params, query, body, reads = {} } }) =>
      [params, query, body, ...Object.values(reads)].filter(isGiven),
    ),
    answered: [
      errorSchema,
      ...calls.flatMap(({ described: { answer } }) => ("file" in answer ? [] : [answer])),
    ],
  })
}

const sharedComponents = (schemas: DocumentSchemas) => ({
  securitySchemes: {
    bearer: {
      type: "http",
      scheme: "bearer",
      bearerFormat: "JWT",
      description:
        "The token of `POST /api/auth/login`, or an API key of the dashboard for calls of `/api/admin`.",
    },
    key: {
      type: "http",
      scheme: "basic",
      description:
        "A secret API key of Medusa Admin as the user name, without a password. It has the rights of its creator.",
    },
    xsrf: {
      type: "apiKey",
      in: "header",
      name: XSRF_HEADER,
      description: "Only with cookies: the value of the cookie `XSRF-TOKEN`, which every read sets.",
    },
  },
  parameters: {
    Language: {
      name: "Accept-Language",
      in: "header",
      description: "Language of names and sentences.",
      schema: { type: "string" },
      example: LANGUAGES[0],
    },
    IfMatch: {
      name: "If-Match",
      in: "header",
      description:
        "The `version` that was read, in double quotes: the write is refused with 412 `changed_meanwhile` where " +
        "there is another by now. Without it the write is made from whatever there is.",
      schema: { type: "string" },
    },
  },
  headers: {
    Version: { description: "The answer's `version`, for If-Match.", schema: { type: "string" } },
    RequestId: { description: "Names the call in the shop's logs.", schema: { type: "string" } },
    RetryAfter: { description: "Seconds to wait before trying again.", schema: { type: "integer" } },
    ETag: { description: "For If-None-Match.", schema: { type: "string" } },
  },
  responses: {
    Refusal: {
      description: "Any other refusal, in the same shape.",
      content: { "application/json": { schema: schemas.of("answered", errorSchema) } },
    },
  },
})

function pathsOf(calls: readonly DescribedCall[], schemas: DocumentSchemas) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const call of calls)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call, call.described, schemas)
  return paths
}

/** Returns the OpenAPI 3.1 document, without calls that have no description. */
export function openApiDocument(calls: readonly ApiCall[], { title, version, url }: DocumentFacts) {
  const described = calls.filter(isDescribed)
  const schemas = schemasOf(described)
  const used = new Set(described.map(({ path }) => sectionOf(path)))
  const paths = pathsOf(described, schemas)
  const shared = sharedComponents(schemas)
  return {
    openapi: "3.1.1",
    info: { title, version, summary: "The shop's API.", description: INTRODUCTION.join("\n\n") },
    servers: [{ url }],
    tags: SECTIONS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({
      name,
      description,
    })),
    paths,
    components: { ...shared, schemas: schemas.components() },
  }
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>
