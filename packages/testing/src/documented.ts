import Ajv from "ajv/dist/2020"
import type { ValidateFunction } from "ajv"

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

type Json = Record<string, unknown>
interface Response {
  content?: Record<string, { schema: Json }>
}
interface Operation {
  responses: Record<string, Response>
}
interface Document extends Json {
  paths: Record<string, Record<string, Operation>>
}

/** Error codes that every call may return without documenting them. */
const ANYWHERE = new Set([
  "not_found",
  "method_not_allowed",
  "invalid_request",
  "request_too_large",
  "engine_unavailable",
  "address_too_long",
])

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (!isRecord(value)) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
  return isRecord(value.properties) && value.type === "object" && !("additionalProperties" in value)
    ? { ...inner, additionalProperties: false }
    : inner
}

const PARAMETER = /\{\w+\}/g

const patternOf = (template: string) =>
  new RegExp(`^${template.replace(/[.]/g, "\\.").replace(PARAMETER, "[^/]+")}$`)

class Description {
  /** Does not optimise code, because that takes as long as compiling it, and most code runs a few times only. */
  private readonly ajv = new Ajv({
    ...{ strict: false, validateFormats: false, allErrors: true },
    code: { optimize: false },
  })
  private readonly validators = new Map<string, ValidateFunction>()
  /** Validators by their schema, because most calls have the same schema of errors. */
  private readonly compiled = new Map<string, ValidateFunction>()
  /** Sorted, so that literal parts match before parameters. */
  private readonly addresses: { template: string; pattern: RegExp }[]

  constructor(private readonly document: Document) {
    this.ajv.addSchema({ $id: "api:", components: closed(document.components) })
    const literal = (template: string) => template.replace(PARAMETER, "").length
    this.addresses = Object.keys(document.paths)
      .sort((a, b) => literal(b) - literal(a))
      .map((template) => ({ template, pattern: patternOf(template) }))
  }

  private find(method: string, path: string): { operation: Operation; template: string } | undefined {
    const template = this.addresses.find(({ pattern }) => pattern.test(path))?.template
    const operation = template && this.document.paths[template]?.[method.toLowerCase()]
    return operation ? { operation, template } : undefined
  }

  objection(method: string, address: string, { status, headers, body }: Answer): string | undefined {
    const [path = ""] = address.split("?")
    const call = this.find(method === "HEAD" ? "GET" : method, path)
    if (!call || method === "HEAD") return undefined
    const code = isRecord(body) && typeof body.code === "string" ? body.code : undefined
    if (status >= 400 && code && ANYWHERE.has(code)) return undefined
    const response = call.operation.responses[status]
    if (!response) return `status ${status} (${code ?? "no code"}) is not described`
    if (status === 304) return undefined
    const type = headers.get("content-type")?.split(";")[0] ?? ""
    const schema = response.content?.[type]?.schema
    if (!schema) return `${type || "no content type"} is not described`
    return type === "application/json"
      ? this.misfit(`${method} ${call.template} ${status}`, schema, body)
      : undefined
  }

  private misfit(key: string, schema: Json, body: unknown): string | undefined {
    const validate = this.validators.get(key) ?? this.compile(schema)
    this.validators.set(key, validate)
    return validate(body) ? undefined : this.ajv.errorsText(validate.errors)
  }

  private compile(schema: Json): ValidateFunction {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components/', '"api:#/components/')
    const validate = this.compiled.get(text) ?? this.ajv.compile(JSON.parse(text) as Json)
    this.compiled.set(text, validate)
    return validate
  }
}

const descriptions = new Map<string, Promise<Description>>()

const read = async (shop: string): Promise<Description> =>
  new Description((await (await fetch(`${shop}/api/openapi.json`)).json()) as Document)

/**
 * Returns how a response differs from the API description. Each worker compiles the description once
 * (shop-environment.ts).
 * @param shop address of the shop
 */
export async function objectionTo(
  shop: string,
  method: string,
  path: string,
  answer: Answer,
): Promise<string | undefined> {
  const description = descriptions.get(shop) ?? read(shop)
  descriptions.set(shop, description)
  return (await description).objection(method, path, answer)
}
