import type { MedusaContainer } from "@medusajs/framework/types"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "zod"
import type { Language } from "@bon-perroquet/contract"
import { answerError } from "./errors/answer-error"
import type { CallDescription } from "./description"
import { languageOf } from "./language"
import { refuse } from "./refusal"
import { requireStorable } from "./input/storable"

/** The zod schemas of a call; what has no schema does not reach the handler. */
export interface RouteSchemas {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a handler gives to be sent as JSON; nothing when it has answered by itself. */
type Given<A> = A extends z.ZodType ? z.input<A> | undefined : undefined
type Result<A> = Given<A> | Promise<Given<A>> | Promise<void>

export interface RouteInput<S extends RouteSchemas> {
  params: Parsed<S["params"]>
  query: Parsed<S["query"]>
  body: Parsed<S["body"]>
  /** From Accept-Language; French unless it asks for Dutch or English. */
  language: Language
  container: MedusaContainer
  request: MedusaRequest
  response: MedusaResponse
}

/** A route handler together with the schemas that it holds its input to, and what is said of it to callers. */
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

/** Of an answer that is described as having a version. */
const entityTagOf = (answer: unknown): string => `"${(answer as { version: string }).version}"`

/** What nobody keeps needs no ETag, which Express would count from every byte. */
function answerUnkept(response: MedusaResponse, result: unknown): void {
  const body = Buffer.from(JSON.stringify(result))
  response.setHeader("Cache-Control", "no-store")
  response.setHeader("Content-Type", "application/json; charset=utf-8")
  response.setHeader("Content-Length", body.length)
  response.end(body)
}

/**
 * Makes a Medusa route handler of a function from validated input to the JSON of a 200 answer:
 *
 *     export const POST = route(
 *       { summary: "…", params: z.object({ id: sessionIdSchema }), body: schema, answer: answerSchema },
 *       async ({ body }) => …,
 *     )
 *
 * Input that does not fit its schema is answered 400 `invalid_request`; a thrown `refuse(code, status, params)` with its
 * own status; anything else is logged and answered 500 `unexpected`, in the caller's language and without details. A
 * handler that returns undefined has answered by itself through `response`. Answers are `Cache-Control: no-store`
 * unless the handler says otherwise. What was made carries its schemas and its description, for those who describe or try
 * every call.
 */
export function route<S extends RouteSchemas & CallDescription>(
  call: S,
  handler: (input: RouteInput<S>) => Result<S["answer"]>,
): Route<S> {
  const answer = async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    try {
      // What a schema parses is what its type says; TypeScript can't follow that through the conditional type.
      const parse = <K extends keyof RouteSchemas>(schema: S[K], value: () => unknown) =>
        schema?.parse(requireStorable(value())) as Parsed<S[K]>
      const input: RouteInput<S> = {
        params: parse<"params">(call.params, () => request.params),
        query: parse<"query">(call.query, () => request.query),
        body: parse<"body">(call.body, () => readBody(request)),
        language: languageOf(request.headers["accept-language"]),
        container: request.scope,
        request,
        response,
      }
      const result = await handler(input)
      if (result === undefined || response.headersSent) return
      response.vary("Accept-Language").status(200)
      if (call.versioned) response.setHeader("ETag", entityTagOf(result))
      if (response.hasHeader("Cache-Control")) response.json(result)
      else answerUnkept(response, result)
    } catch (error) {
      answerError(error, request, response)
    }
  }
  return Object.assign(answer, { schemas: call, described: call })
}
