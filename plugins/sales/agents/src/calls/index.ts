import { route, type RouteInput } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import type { Call } from "../caller"

const params = z.object({ id: z.string().min(1).max(100) })

/** Call of a protocol over REST. */
export interface Operation<S extends z.ZodType, R> {
  summary: string
  /** Format of the body. */
  reads: S
  status?: 200 | 201
  /** Status if the object was already completed or cancelled. */
  endedStatus?: number
  /** Example of a body. */
  example: object
  run: (call: Call, body: z.output<S>, id: string) => Promise<R>
}

export type CallInput = Pick<RouteInput<object>, "request" | "response" | "container" | "language"> & {
  body: unknown
  id: string
}

type Answerer<R> = <S extends z.ZodType>(
  operation: Omit<Operation<S, R>, "summary" | "example">,
  input: CallInput,
) => Promise<void>

interface Described {
  summary: string
  description: string
  answer: z.ZodUnknown
  limit: string
}

/**
 * Returns functions that declare the calls of a protocol. Its errors have its own format, so bodies are validated by
 * `answer`.
 */
export const declareCalls = <R>(describe: (summary: string) => Described, answer: Answerer<R>) => ({
  /** Declares a call without an id in its path. */
  collection: <S extends z.ZodType>(operation: Operation<S, R>) =>
    route(
      { ...describe(operation.summary), body: z.unknown(), example: operation.example },
      ({ body, ...input }) => answer(operation, { ...input, body, id: "" }),
    ),
  /** Declares a call about one object. */
  item: <S extends z.ZodType>(operation: Operation<S, R>) =>
    route(
      { ...describe(operation.summary), params, body: z.unknown(), example: operation.example },
      ({ body, params: { id }, ...input }) => answer(operation, { ...input, body, id }),
    ),
  read: (summary: string, run: (call: Call, id: string) => Promise<R>) =>
    route({ ...describe(summary), params }, ({ params: { id }, ...input }) =>
      answer({ reads: z.unknown(), run: (call, _body, own) => run(call, own) }, { ...input, body: null, id }),
    ),
})
