import { PROOFS, WEBHOOKS } from "@bon-perroquet/contract"
import { sensitiveActionOf } from "@bon-perroquet/api-kit/roles"
import { ERROR_CODES, message, type ErrorCode } from "@bon-perroquet/api-kit/messages"
import type { ApiCall, Described } from "./calls"
import type { DocumentSchemas } from "./schemas"

const READS = ["GET"]

type Refused = [status: number, code: string]

export const isWrite = ({ method, path }: ApiCall) => !READS.includes(method) && !WEBHOOKS.includes(path)

function implied(
  call: ApiCall,
  { params, query, body, access = "anyone", limit, versioned }: Described,
): Refused[] {
  const refused: Refused[] = []
  if (params || query || body || !READS.includes(call.method)) refused.push([400, "invalid_request"])
  if (body) refused.push([400, "malformed_body"], [413, "payload_too_large"], [415, "unsupported_media_type"])
  if (access !== "anyone") refused.push([401, "not_signed_in"])
  if (access === "administrator") refused.push([403, "administrators_only"])
  if (access === "administrator" && call.path.startsWith("/api/admin"))
    refused.push([403, "role_not_allowed"], [403, "second_factor_required"])
  const action = sensitiveActionOf(call.method, call.path.replaceAll(/\{\w+\}/g, ":"))
  const isProved = action?.assurance === "fresh_proof" || action?.assurance === "second_factor"
  if (isProved && !action.proofInRequest) refused.push([403, "fresh_proof_required"])
  if (action?.assurance === "second_factor") refused.push([409, "second_factor_missing"])
  if (isWrite(call)) refused.push([403, "xsrf"])
  if (versioned && isWrite(call)) refused.push([412, "changed_meanwhile"])
  if (limit) refused.push([429, "too_many_requests"])
  return refused
}

const named = ({ refusals = {} }: Described): Refused[] =>
  Object.entries(refusals).flatMap(([status, codes = []]) =>
    codes.map((code): Refused => [Number(status), code]),
  )

const isErrorCode = (code: string): code is ErrorCode => (ERROR_CODES as readonly string[]).includes(code)
const SAMPLE = { available: 3, line: 4, amount_cents: 1250 }
const sentence = (code: string) => (isErrorCode(code) ? `: ${message(code, "en", SAMPLE)}` : "")

/** Refusals that name fields: missing information, or colours. */
const WITH_FIELDS = ["information_needed", "contrast_too_low"]
const TEXT = { type: "string" }
const FIELD_ERRORS = {
  type: "array",
  items: {
    type: "object",
    properties: { field: TEXT, code: TEXT, reason: TEXT },
    required: ["field", "code", "reason"],
  },
}

const RETRY_AFTER = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }

function refusal(status: number, codes: string[]) {
  return {
    description: codes.map((code) => `\`${code}\`${sentence(code)}`).join("\n\n"),
    ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: {
            detail: { type: "string" },
            code: { type: "string", enum: codes },
            ...(codes.some((code) => WITH_FIELDS.includes(code)) && { errors: FIELD_ERRORS }),
            ...(codes.includes("fresh_proof_required") && { proof: { type: "string", enum: [...PROOFS] } }),
          },
          required: ["detail", "code"],
        },
      },
    },
  }
}

function success({ answer, headers = {}, revalidated, versioned }: Described, schemas: DocumentSchemas) {
  const content =
    "file" in answer
      ? { [answer.file]: { schema: { type: "string" } } }
      : { "application/json": { schema: schemas.of("answered", answer) } }
  const headerTexts = Object.entries(headers).map(
    ([name, description]) => [name, { description, schema: { type: "string" } }] as const,
  )
  return {
    description: "Done.",
    headers: {
      "X-Request-Id": { $ref: "#/components/headers/RequestId" },
      ...(revalidated && { ETag: { $ref: "#/components/headers/ETag" } }),
      ...(versioned === true && { ETag: { $ref: "#/components/headers/Version" } }),
      ...Object.fromEntries(headerTexts),
    },
    content,
  }
}

export function responsesOf(call: ApiCall, described: Described, schemas: DocumentSchemas) {
  const codes = new Map<number, Set<string>>()
  for (const [status, code] of [...implied(call, described), ...named(described)])
    codes.set(status, (codes.get(status) ?? new Set()).add(code))
  const refusals = [...codes]
    .sort(([a], [b]) => a - b)
    .map(([status, set]) => [status, refusal(status, [...set])] as const)
  return {
    200: success(described, schemas),
    ...(described.revalidated && { 304: { description: "What the reader has is what there is." } }),
    ...Object.fromEntries(refusals),
    default: { $ref: "#/components/responses/Refusal" },
  }
}
