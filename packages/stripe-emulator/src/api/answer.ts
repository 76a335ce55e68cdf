import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import type { Fault } from "../control/faults"
import type { Emulator } from "../emulator"
import { header, json, readBody, send, sendHalf, type Answer } from "../http"
import { newId } from "../ids"
import { API_VERSION, inMode } from "../objects/event"
import { emulatorOf, versionOf } from "./authentication"
import type { ApiVersion } from "./description"
import { checkoutSessionRoutes } from "./checkout-sessions"
import { eventRoutes } from "./events"
import { StripeFault, unrecognizedUrl } from "../fault"
import { decodeForm } from "./form"
import { claimKey, fingerprint, rememberedAnswer } from "./idempotency"
import { disputeRoutes } from "./disputes"
import { accountRoutes } from "./account"
import { paymentRoutes } from "./payments"
import { payoutRoutes } from "./payouts"
import { configurationRoutes } from "./payment-method-configurations"
import { webhookEndpointRoutes } from "./webhook-endpoints"

const ROUTES = [
  ...accountRoutes,
  ...webhookEndpointRoutes,
  ...configurationRoutes,
  ...checkoutSessionRoutes,
  ...paymentRoutes,
  ...disputeRoutes,
  ...payoutRoutes,
  ...eventRoutes,
]

type ApiRequest = {
  id: string
  method: string
  url: URL
  body: string
  key: string | null
  version?: ApiVersion
}

export async function answerApi(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? "GET"
  const key = method === "POST" ? (header(request, "idempotency-key") ?? null) : null
  const call = { id: newId("req_", 14), method, url, body: await readBody(request), key }
  const fault = emulator.faults.strike(method, url.pathname)
  if (fault?.cut === "before") {
    response.destroy()
    return
  }
  const pauseCall = (when: "before" | "after") => emulator.faults.pause({ method, path: url.pathname, when })
  if (fault?.pause === "before") {
    await pauseCall("before")
    // The client disconnected before the call was executed.
    if (response.destroyed) return
  }
  const answer = await guarded(call, () => {
    const own = emulatorOf(emulator, header(request, "authorization"), `${method} ${url.pathname}`)
    const version = versionOf(header(request, "stripe-version"))
    return answerOnce(own, { ...call, version }, fault)
  })
  emulator.recordCall({ method, path: url.pathname, idempotencyKey: key, status: answer.status })
  if (fault?.pause === "after") await pauseCall("after")
  if (fault?.cut === "after") sendHalf(response, answer)
  else send(response, answer)
}

async function answerOnce(emulator: Emulator, call: ApiRequest, fault: Fault | null): Promise<Answer> {
  if (call.key === null) return perform(emulator, call, fault)
  const { account, clock } = emulator
  const print = fingerprint(call.url.pathname, call.body)
  const remembered = rememberedAnswer(account, call.key, print, clock.now())
  if (remembered) {
    const headers = { "idempotent-replayed": "true", "original-request": remembered.request }
    return { status: remembered.status, headers: headersOf(call, headers), body: remembered.body }
  }
  const release = claimKey(account, call.key)
  try {
    const answer = await perform(emulator, call, fault)
    if (answer.executed) {
      account.answers.set(call.key, {
        fingerprint: print,
        status: answer.status,
        body: answer.body,
        request: call.id,
        created: clock.now(),
      })
      emulator.changed()
    }
    return answer
  } finally {
    release()
  }
}

/** Executes a call. `executed` means that Stripe would store the response for the idempotency key. */
async function perform(
  emulator: Emulator,
  call: ApiRequest,
  fault: Fault | null,
): Promise<Answer & { executed: boolean }> {
  if (fault?.delayMs) await wait(fault.delayMs)
  try {
    if (fault?.code) throw lockTimeout()
    if (fault?.status) throw orderedFault(fault.status, fault.stored)
    const answer = { ...inMode(dispatch(emulator, call), emulator.owner.livemode), ...fault?.answer }
    return { ...json(200, answer, headersOf(call)), executed: true }
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
    return { ...refusal(call, error), executed: error.executed }
  }
}

function dispatch(emulator: Emulator, { id, method, url, body, key, version }: ApiRequest): object {
  for (const route of ROUTES) {
    const isMeant = route.method === method && route.version === version
    const match = isMeant ? route.pattern.exec(url.pathname) : null
    if (!match) continue
    const parameters = decodeForm(method === "POST" ? body : url.search.slice(1))
    const cause = { id, idempotency_key: key }
    return route.answer({ emulator, parameters, id: match[1] ?? "", path: url.pathname, cause })
  }
  throw unrecognizedUrl(method, url.pathname)
}

async function guarded(call: ApiRequest, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StripeFault) return refusal(call, error)
    const message = error instanceof Error ? error.message : String(error)
    return refusal(call, new StripeFault(500, { type: "api_error", message: `Emulator defect: ${message}` }))
  }
}

function refusal(call: ApiRequest, fault: StripeFault): Answer {
  const advice: Record<string, string> =
    fault.body.code === "lock_timeout" ? { "stripe-should-retry": "true" } : {}
  return json(fault.status, { error: fault.body }, headersOf(call, advice))
}

function orderedFault(status: number, stored = false): StripeFault {
  const limited = status === 429
  const body = {
    type: limited ? ("rate_limit_error" as const) : ("api_error" as const),
    code: limited ? "rate_limit" : undefined,
    message: `A test ordered this call to fail with ${status}.`,
  }
  return new StripeFault(status, body, stored)
}

function lockTimeout(): StripeFault {
  return new StripeFault(429, {
    type: "invalid_request_error",
    code: "lock_timeout",
    message:
      "This object cannot be accessed right now because another API request or Stripe process is currently accessing it.",
  })
}

function headersOf({ id, key }: ApiRequest, more: Record<string, string> = {}): Record<string, string> {
  return {
    "content-type": "application/json",
    "request-id": id,
    "stripe-version": API_VERSION,
    "cache-control": "no-store",
    ...(key === null ? {} : { "idempotency-key": key }),
    ...more,
  }
}
