import type { MedusaContainer } from "@medusajs/framework/types"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import type { Language } from "@bon-perroquet/contract"
import { answerError } from "./errors/answer-error"
import type { CallDescription } from "./description"
import { languageOf } from "./language"
import { refuse } from "./refusal"
import { requireStorable } from "./input/storable"

/** The zod schemas of a call. Input without a schema isn't passed to the handler. */
export interface RouteSchemas {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

type Given<A> = A extends z.ZodType ? z.input<A> | undefined : undefined
/** The handler's JSON answer, or undefined if it has answered through `response`. */
type Result<A> = Given<A> | Promise<Given<A>> | Promise<void>

interface Administrator {
  email: string
}

export interface RouteInput<S extends RouteSchemas> {
  params: Parsed<S["params"]>
  query: Parsed<S["query"]>
  body: Parsed<S["body"]>
  /** Language of the header Accept-Language. Default: French. */
  language: Language
  /** The caller, if the call requires an administrator. */
  administrator: S extends { access: "administrator" } ? Administrator : undefined
  container: MedusaContainer
  /** Connection to the shop's database. */
  knex: Knex
  request: MedusaRequest
  response: MedusaResponse
}

export type Route<S extends RouteSchemas = RouteSchemas> = ((
  request: MedusaRequest,
  response: MedusaResponse,
) => Promise<void>) & { readonly schemas: S; readonly described: CallDescription }

function readBody(request: MedusaRequest): unknown {
  if (!request.is("application/json")) {
    const sent = request.headers["transfer-encoding"] ?? Number(request.headers["content-length"] ?? 0)
    throw sent ? refuse("unsupported_media_type", 415) : refuse("invalid_request", 400)
  }
  return request.body
}

const fieldsOf = (schema: z.ZodType): Partial<Record<string, z.ZodType>> =>
  "shape" in schema ? (schema.shape as Record<string, z.ZodType>) : {}

/**
 * Returns the query without empty parameters that may be absent, because forms also send empty fields. A parameter
 * that can have an empty value is kept.
 */
export function withoutEmpty(query: Record<string, unknown>, schema: z.ZodType): Record<string, unknown> {
  const fields = fieldsOf(schema)
  const isAbsent = ([name, value]: [string, unknown]): boolean => {
    const field = fields[name]
    return value === "" && !!field && field.safeParse(undefined).success && !field.safeParse("").success
  }
  return Object.fromEntries(Object.entries(query).filter((each) => !isAbsent(each)))
}

const entityTagOf = (answer: unknown): string => `"${(answer as { version: string }).version}"`

/** Answers are not cached, so they need no ETag, for which Express would hash every byte. */
function answerUnkept(response: MedusaResponse, result: unknown): void {
  const body = Buffer.from(JSON.stringify(result))
  response.setHeader("Cache-Control", "no-store")
  response.setHeader("Content-Type", "application/json; charset=utf-8")
  response.setHeader("Content-Length", body.length)
  response.end(body)
}

type TokenCheck = (request: MedusaRequest, access: CallDescription["access"]) => Promise<Administrator | null>
let checkToken: TokenCheck | undefined

/**
 * Registers the check of the caller's token, which runs before the input is read. It returns the administrator if the
 * call requires one.
 */
export function checkTokensWith(check: TokenCheck): void {
  checkToken = check
}

/**
 * Creates a Medusa route handler from a function that maps validated input to the JSON of a 200 answer:
 *
 *     export const POST = route(
 *       { summary: "…", params: z.object({ id: sessionIdSchema }), body: schema, answer: answerSchema },
 *       async ({ body }) => …,
 *     )
 *
 * Invalid input is answered with 400 `invalid_request`, a thrown `refuse(code, status, params)` with its
 * status. Other errors are logged and answered with 500 `unexpected`, in the caller's language and without
 * details. A handler that returns undefined has answered through `response`. Answers are `Cache-Control:
 * no-store` unless the handler sets another value. The handler carries its schemas and description for the
 * API description and for tests.
 */
export function route<S extends RouteSchemas & CallDescription>(
  call: S,
  handler: (input: RouteInput<S>) => Result<S["answer"]>,
): Route<S> {
  const answer = async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    try {
      // Checks the token first, so that nobody corrects input that is rejected anyway.
      const caller = await checkToken?.(request, call.access)
      if (call.access === "administrator" && !caller) throw refuse("administrators_only", 403)
      // The parsed value has the schema's type. TypeScript can't derive that from the conditional type.
      const parse = <K extends keyof RouteSchemas>(schema: S[K], value: () => unknown) =>
        schema?.parse(requireStorable(value()), { reportInput: true }) as Parsed<S[K]>
      const input: RouteInput<S> = {
        params: parse<"params">(call.params, () => request.params),
        query: parse<"query">(call.query, () => call.query && withoutEmpty(request.query, call.query)),
        body: parse<"body">(call.body, () => readBody(request)),
        language: languageOf(request.headers["accept-language"]),
        administrator: caller as RouteInput<S>["administrator"],
        container: request.scope,
        get knex() {
          return request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
        },
        request,
        response,
      }
      const result = await handler(input)
      if (result === undefined || response.headersSent) return
      response.vary("Accept-Language").status(200)
      if (call.versioned === true) response.setHeader("ETag", entityTagOf(result))
      if (response.hasHeader("Cache-Control")) response.json(result)
      else answerUnkept(response, result)
    } catch (error) {
      answerError(error, request, response)
    }
  }
  return Object.assign(answer, { schemas: call, described: call })
}
