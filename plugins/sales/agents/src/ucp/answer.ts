import { Refusal, route, screenUrl, type RouteInput } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { z } from "zod"
import { agreementOf } from "../agreements"
import { admitAgent, type Call } from "../caller"
import { UCP_VERSION } from "../documents/envelope"
import { answerOnce } from "../idempotency"
import { errorMessage, messageOf, NoResult, ProtocolError, type Message } from "../messages"
import { platformOf, sendSigned } from "../platforms"
import { knexOf } from "../rows"

const params = z.object({ id: z.string().min(1).max(100) })

interface Operation<S extends z.ZodType> {
  summary: string
  /** Format of the body. */
  reads: S
  status?: 201
  /** Example of a body. */
  example: object
  run: (call: Call, body: z.output<S>, id: string) => Promise<object>
}

interface Answer {
  status: number
  answer: object
}
type Input = Pick<RouteInput<object>, "request" | "response" | "container" | "language">

const failure = (messages: Message[]) => ({ ucp: { version: UCP_VERSION, status: "error" }, messages })

/** Answers a business error with 200, and an error of the protocol with its status, as the protocol requires. */
function answerOf(error: unknown, { container, language }: Input): Answer {
  if (error instanceof NoResult) return { status: 200, answer: failure(error.messages) }
  if (error instanceof z.ZodError) {
    const messages = error.issues
      .slice(0, 10)
      .map(({ path, message }) =>
        errorMessage("invalid_input", message, "recoverable", ["$", ...path].join(".")),
      )
    return { status: 400, answer: failure(messages) }
  }
  if (error instanceof Refusal) return { status: error.status, answer: failure([messageOf(error, language)]) }
  if (!(error instanceof ProtocolError)) throw error
  const { code, status, content } = error
  return { status, answer: { code, content, continue_url: screenUrl(container, language, "/") } }
}

async function answer<S extends z.ZodType>(
  { reads, status = 200 as const, run }: { reads: S; status?: 200 | 201; run: Operation<S>["run"] },
  input: Input & { body: unknown; id: string },
): Promise<void> {
  requireService("agents")
  const { request, response, container, language, body, id } = input
  const answered = async (): Promise<Answer> => {
    const agent = await platformOf(request)
    const agreement = await agreementOf(container, request.get("authorization"))
    if (agreement) agent.agreement = agreement
    admitAgent(request, agent)
    const parsed = reads.parse(body ?? {})
    const work = async () => ({ status, answer: await run({ container, agent, language }, parsed, id) })
    const key = request.get("idempotency-key")
    if (!key || request.method === "GET") return work()
    return answerOnce(
      knexOf(container),
      { key, scope: [agent.name, request.method, request.path], body },
      work,
    )
  }
  const result = await answered().catch((error: unknown) => answerOf(error, input))
  sendSigned(container, response, { status: result.status, body: Buffer.from(JSON.stringify(result.answer)) })
}

const described = (summary: string) => ({
  summary,
  description:
    "According to the Universal Commerce Protocol 2026-04-08 (https://ucp.dev). The header `UCP-Agent` has the address " +
    "of the caller's profile. A write may have an `Idempotency-Key`.",
  answer: z.unknown(),
  limit: "300 calls a minute",
})

/** Declares a call without an id in its path. */
export const collectionCall = <S extends z.ZodType>(operation: Operation<S>) =>
  route(
    { ...described(operation.summary), body: z.unknown(), example: operation.example },
    ({ body, ...input }) => answer(operation, { ...input, body, id: "" }),
  )

/** Declares a call about one cart, checkout or order. */
export const itemCall = <S extends z.ZodType>(operation: Operation<S>) =>
  route(
    { ...described(operation.summary), params, body: z.unknown(), example: operation.example },
    ({ body, params: { id }, ...input }) => answer(operation, { ...input, body, id }),
  )

export const itemRead = (summary: string, run: (call: Call, id: string) => Promise<object>) =>
  route({ ...described(summary), params }, ({ params: { id }, ...input }) =>
    answer({ reads: z.unknown(), run: (call, _body, own) => run(call, own) }, { ...input, body: null, id }),
  )
