import type { OpenApiDocument } from "../document"
import type { JsonSchema } from "../document/json-schema"
import { escaped, inline, paragraphs } from "./html"
import { fieldsOf, limitsOf, typeOf } from "./schema"

export type Operation = OpenApiDocument["paths"][string][string]

function accessOf({ security }: Operation): string {
  const has = (name: string) => security.filter((one) => name in one).length
  const notes = [
    has("bearer") && (has("bearer") === security.length ? "needs a token" : "takes a token"),
    has("xsrf") && "with cookies: X-XSRF-TOKEN",
  ]
  return notes.flatMap((note) => (note ? [`<span class="access">${note}</span>`] : [])).join(" ")
}

function parametersOf({ parameters }: Operation): string {
  const own = parameters.flatMap((parameter) => ("in" in parameter ? [parameter] : []))
  if (!own.length) return ""
  const rows = own.map((parameter) => {
    const schema = parameter.schema as JsonSchema
    const notes = ["description" in parameter && inline(String(parameter.description)), limitsOf(schema)]
    return (
      `<li><div class="field"><code class="name">${escaped(parameter.name)}</code> <span class="type">in the ` +
      `${parameter.in}, ${typeOf(schema)}</span>${parameter.required ? "" : ' <span class="optional">optional</span>'}</div>` +
      `<div class="told">${notes.filter(Boolean).join("<br>")}</div></li>`
    )
  })
  return `<h3>Parameters</h3><ul class="fields">${rows.join("")}</ul>`
}

interface Content {
  schema: JsonSchema
  example?: unknown
}

const contentOf = (content: Record<string, Content>): string =>
  Object.entries(content)
    .map(
      ([type, { schema, example }]) =>
        `<p><code>${escaped(type)}</code> <span class="type">${typeOf(schema)}</span></p>${fieldsOf(schema)}` +
        (example === undefined
          ? ""
          : `<pre tabindex="0"><code>${escaped(JSON.stringify(example, null, 2))}</code></pre>`),
    )
    .join("")

interface Answer {
  description: string
  content?: Record<string, Content>
}

function answersOf({ responses }: Operation): string {
  const rows = Object.entries(responses as Record<string, Answer | { $ref: string }>).flatMap(
    ([status, answer]) => {
      if ("$ref" in answer) return []
      const text = status === "200" ? contentOf(answer.content ?? {}) : paragraphs(answer.description)
      return [`<div class="answer"><dt>${status}</dt><dd>${text}</dd></div>`]
    },
  )
  return `<h3>Answers</h3><dl class="answers">${rows.join("")}</dl>`
}

export function operation(path: string, method: string, call: Operation): string {
  const body =
    "requestBody" in call && call.requestBody
      ? (call.requestBody as { content: Record<string, Content> })
      : null
  return (
    `<details class="call" id="${escaped(call.operationId)}"><summary><span class="method ${method}">` +
    `${method.toUpperCase()}</span> <code class="path">${escaped(path).replaceAll("/", "/<wbr>")}</code> ` +
    `<span class="what">${escaped(call.summary)}</span></summary><div class="inside">` +
    `${paragraphs(call.description ?? "")}<p class="accesses">${accessOf(call)}</p>${parametersOf(call)}` +
    `${body ? `<h3>Body</h3>${contentOf(body.content)}` : ""}${answersOf(call)}</div></details>`
  )
}
