import { Refusal, screenUrl } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { z } from "zod"
import { agreementOf } from "../agreements"
import { declareCalls, type CallInput, type Operation } from "../calls"
import { admitAgent } from "../caller"
import { UCP_VERSION } from "../documents/envelope"
import { answerOnce } from "../idempotency"
import { errorMessage, messageOf, NoResult, ProtocolError, type Message } from "../messages"
import { platformOf, sendSigned } from "../platforms"
import { knexOf } from "../rows"

interface Answer {
  status: number
  answer: object
  headers?: Record<string, string>
}

const failure = (messages: Message[]) => ({ ucp: { version: UCP_VERSION, status: "error" }, messages })

/** Answers a business error with 200, and an error of the protocol with its status, as the protocol requires. */
function answerOf(error: unknown, { container, language }: CallInput): Answer {
  if (error instanceof NoResult) return { status: 200, answer: failure(error.messages) }
  if (error instanceof z.ZodError) {
    const messages = error.issues
      .slice(0, 10)
      .map(({ path, message }) =>
        errorMessage("invalid_input", message, "recoverable", ["$", ...path].join(".")),
      )
    return { status: 400, answer: failure(messages) }
  }
  if (error instanceof Refusal) {
    const { status, headers } = error
    return { status, answer: failure([messageOf(error, language)]), headers }
  }
  if (!(error instanceof ProtocolError)) throw error
  const { code, status, content } = error
  return { status, answer: { code, content, continue_url: screenUrl(container, language, "/") } }
}

async function answer<S extends z.ZodType>(
  { reads, status = 200 as const, run }: Omit<Operation<S, object>, "summary" | "example">,
  input: CallInput,
): Promise<void> {
  requireService("agents")
  const { request, response, container, language, body, id } = input
  const answered = async (): Promise<Answer> => {
    const agent = await platformOf(request)
    const agreement = await agreementOf(container, request.get("authorization"))
    if (agreement) agent.agreement = agreement
    admitAgent(request, agent)
    const parsed = reads.parse(body ?? {})
    const work = async () => ({
      status,
      answer: await run({ container, agent, language, request }, parsed, id),
    })
    const key = request.get("idempotency-key")
    if (!key || request.method === "GET") return work()
    return answerOnce(
      knexOf(container),
      { key, scope: [agent.name, request.method, request.path], body },
      work,
    )
  }
  const result: Answer = await answered().catch((error: unknown) => answerOf(error, input))
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, value)
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

export const {
  collection: collectionCall,
  item: itemCall,
  read: itemRead,
} = declareCalls<object>(described, answer)
