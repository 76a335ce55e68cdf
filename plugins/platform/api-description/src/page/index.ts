import type { OpenApiDocument } from "../document"
import { escaped, inline, paragraphs } from "./html"
import { namedSchema, fieldsOf, limitsOf, typeOf } from "./schema"
import type { JsonSchema } from "../document/json-schema"

type Operation = OpenApiDocument["paths"][string][string]

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
      `<div class="notes">${notes.filter(Boolean).join("<br>")}</div></li>`
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

function operation(path: string, method: string, call: Operation): string {
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

export { STYLE } from "./style"

const anchor = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-")

const section = (
  { paths }: OpenApiDocument,
  { name, description }: { name: string; description: string },
): string => {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, call]) => call.tags.includes(name))
      .map(([method, call]) => operation(path, method, call)),
  )
  return (
    `<section id="${anchor(name)}"><h2>${escaped(name)}</h2><p class="lead">${inline(description)}</p>` +
    `${calls.join("")}</section>`
  )
}

/** Renders the API description as an HTML page without scripts and external resources. */
export function documentPage(document: OpenApiDocument): string {
  const { info, tags, components } = document
  const entries = [...tags.map(({ name }) => name), "Schemas"]
  const contents = entries.map((name) => `<li><a href="#${anchor(name)}">${escaped(name)}</a></li>`).join("")
  const schemas = Object.entries(components.schemas).map(([name, schema]) => namedSchema(name, schema))
  const url = document.servers[0]?.url ?? ""
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<title>${escaped(info.title)}: the API</title><link rel="stylesheet" href="/api/docs/style.css">` +
    `<link rel="icon" href="/favicon.svg"></head><body><a class="skip" href="#main">Skip to the calls</a>` +
    `<header><a class="brand" href="/">${escaped(info.title)}</a><h1>The API</h1><p>Version ${escaped(info.version)} at ` +
    `<code>${escaped(url)}</code>. <a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>` +
    `<div class="columns"><nav aria-label="Sections"><ul>${contents}</ul></nav><main id="main">` +
    `<section class="introduction">${paragraphs(info.description)}</section>` +
    tags.map((tag) => section(document, tag)).join("") +
    `<section id="schemas"><h2>Schemas</h2><p class="lead">What calls take and answer, by name.</p>` +
    `${schemas.join("")}</section></main></div></body></html>`
  )
}
