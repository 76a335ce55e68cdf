import type { OpenApiDocument } from "../document"
import { escaped, inline, paragraphs } from "./html"
import { operation } from "./operation"
import { namedSchema } from "./schema"

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
