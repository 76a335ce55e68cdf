import { refuse, Refusal } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import type { Language } from "@bon-perroquet/contract"
import { readLive } from "@bon-perroquet/contract/options"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { agreementOf, areTokensOffered } from "../agreements"
import { declareCalls, type CallInput, type Operation } from "../calls"
import { admitAgent, agentName, type Agent, type Call } from "../caller"
import type { Checkout } from "../documents/checkout"
import { answerOnce } from "../idempotency"
import { NoResult, ProtocolError } from "../messages"
import { optionsOf } from "../platforms"
import { knexOf } from "../rows"
import { cardHandler } from "./handler"
import { ACP_VERSION, codeOf, paramOf, sessionDocument } from "./session"
import { checkSignature } from "./signature"

const HEADER_VALUE = /^[\x21-\x7e]{1,255}$/
const RETRY_SECONDS = "5"

/** @throws 404 if the protocol is off */
export function requireAcp(container: MedusaContainer): void {
  requireService("agents")
  if (!readLive(optionsOf(container).acp ?? false)) throw refuse("not_found", 404)
}

interface Answer {
  status: number
  answer: object
  headers?: Record<string, string>
}

const problem = (
  status: number,
  code: string,
  message: string,
  { param, headers }: { param?: string | undefined; headers?: Record<string, string> } = {},
): Answer => ({
  ...{ status, answer: { type: "invalid_request", code, message, ...(param && { param }) } },
  ...(headers && { headers }),
})

const ENDED = "checkout_ended"

/** @param endedStatus status if the session was already completed or cancelled */
function problemOf(error: unknown, language: Language, endedStatus: number): Answer {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    const param = ["$", ...(issue?.path ?? [])].map(String).join(".")
    return problem(400, "invalid_input", issue?.message ?? "", { param })
  }
  if (error instanceof NoResult) {
    const [first] = error.messages
    const { code = "not_found", content = "", path } = first ?? {}
    const status = code === "not_found" ? 404 : code === ENDED ? endedStatus : 400
    const named = code === ENDED ? "session_ended" : codeOf(code)
    return problem(status, code === "not_found" ? code : named, content, { param: path && paramOf(path) })
  }
  if (error instanceof Refusal)
    return problem(error.status, error.code, error.in(language).detail, { headers: error.headers })
  if (!(error instanceof ProtocolError)) throw error
  const { code, status, content } = error
  if (code === "idempotency_conflict") return problem(422, code, content)
  if (code === "idempotency_in_progress")
    return problem(409, "idempotency_in_flight", content, { headers: { "Retry-After": RETRY_SECONDS } })
  return problem(status, code, content)
}

function requireVersion(request: MedusaRequest): void {
  const stated = request.get("api-version")
  if (stated === ACP_VERSION) return
  const code = stated === undefined ? "api_version_required" : "api_version_unsupported"
  throw new ProtocolError(code, 400, `Send the header API-Version: ${ACP_VERSION}.`)
}

function keyOf(request: MedusaRequest): string {
  const key = request.get("idempotency-key") ?? ""
  if (!HEADER_VALUE.test(key))
    throw new ProtocolError("idempotency_key_required", 400, "Send a new Idempotency-Key with each change.")
  return key
}

/** Returns the assistant. Its name is that of its program, because the protocol has no profiles. */
async function agentOf(request: MedusaRequest, container: MedusaContainer): Promise<Agent> {
  const { acpSecret = "", acpEventsUrl } = optionsOf(container)
  const is_verified = checkSignature(request, acpSecret)
  const agreement = await agreementOf(container, request.get("authorization"))
  const name = agentName(undefined, request.get("user-agent"))
  return {
    ...{ name, is_verified, protocol: "acp" },
    ...(is_verified && acpEventsUrl && { profile_url: acpEventsUrl }),
    ...(agreement && { agreement }),
  }
}

/** Returns the payment handlers for the assistant of a business that agreed to charges of tokens. */
const handlersFor = ({ container, agent, language }: Call): object[] => {
  const { stripeProfile } = optionsOf(container)
  const isOffered = agent.agreement?.may_charge && areTokensOffered(container)
  return isOffered && stripeProfile ? [cardHandler(stripeProfile, language)] : []
}

function send(
  request: MedusaRequest,
  response: MedusaResponse,
  { status, answer, headers = {} }: Answer,
): void {
  for (const name of ["Idempotency-Key", "Request-Id"]) {
    const value = request.get(name)
    if (value && HEADER_VALUE.test(value)) response.setHeader(name, value)
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.status(status).setHeader("Cache-Control", "no-store")
  response.setHeader("Content-Type", "application/json")
  response.end(JSON.stringify(answer))
}

async function answer<S extends z.ZodType>(
  { reads, run, status = 200, endedStatus = 409 }: Omit<Operation<S, Checkout>, "summary" | "example">,
  { request, response, container, language, body, id }: CallInput,
): Promise<void> {
  requireAcp(container)
  const answered = async (): Promise<Answer> => {
    requireVersion(request)
    const agent = await agentOf(request, container)
    admitAgent(request, agent)
    const call: Call = { container, agent, language, request }
    const work = async () => {
      const checkout = await run(call, reads.parse(body ?? {}), id)
      return { status, answer: await sessionDocument(container, checkout, handlersFor(call)) }
    }
    if (request.method === "GET") return work()
    const scope = [agent.name, request.get("authorization") ?? "", request.method, request.path]
    const { isRepeated, ...result } = await answerOnce(
      knexOf(container),
      { key: keyOf(request), scope, body },
      work,
    )
    return { ...result, ...(isRepeated && { headers: { "Idempotent-Replayed": "true" } }) }
  }
  const result = await answered().catch((error: unknown) => problemOf(error, language, endedStatus))
  send(request, response, result)
}

const described = (summary: string) => ({
  summary,
  description:
    `According to the Agentic Commerce Protocol ${ACP_VERSION} (https://agenticcommerce.dev). The header ` +
    "`API-Version` is required, and `Idempotency-Key` for each change.",
  answer: z.unknown(),
  limit: "300 calls a minute",
})

export const {
  collection: sessionsCall,
  item: sessionCall,
  read: sessionRead,
} = declareCalls<Checkout>(described, answer)
