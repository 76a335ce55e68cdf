import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import SwaggerParser from "@apidevtools/swagger-parser"
import merchant from "../../../../../merchant.json"
import { callsOf, openApiDocument, VERSION, type ApiCall } from "./index"

const plugins = join(__dirname, "..", "..", "..", "..")
const sources = readdirSync(plugins).flatMap((group) =>
  readdirSync(join(plugins, group)).map((plugin) => join(plugins, group, plugin, "src")),
)
const facts = { title: "Shop", version: "1.0.0", url: "https://shop.example" }

let calls: ApiCall[]
beforeAll(async () => {
  calls = await callsOf(sources)
})

describe("the API description", () => {
  it("includes every route of every plugin", () => {
    const folders = sources.flatMap((folder) => {
      try {
        return readdirSync(join(folder, "api", "api"), { recursive: true, withFileTypes: true })
          .filter(({ name }) => name === "route.ts")
          .map(({ parentPath }) => relative(join(folder, "api"), parentPath))
      } catch {
        return []
      }
    })
    const paths = new Set(folders.map((folder) => `/${folder.replace(/\[(\w+)\]/g, "{$1}")}`))
    expect(new Set(calls.map(({ path }) => path))).toEqual(paths)
    expect(paths.size).toBeGreaterThan(60)
  })

  it("has a summary for every call", () => {
    const silent = calls.filter(({ described }) => !described?.summary)
    expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })

  it("is a valid OpenAPI 3.1 document with every call", async () => {
    const document = openApiDocument(calls, facts)
    await expect(SwaggerParser.validate(structuredClone(document) as never)).resolves.toBeDefined()
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(operations.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort())
  })

  it("is committed in its current form (npm run openapi)", () => {
    const committed: unknown = JSON.parse(
      readFileSync(join(plugins, "..", "packages", "shop-client", "openapi.json"), "utf8"),
    )
    const current = openApiDocument(calls, { title: merchant.name, version: VERSION, url: "" })
    expect(JSON.parse(JSON.stringify({ ...current, servers: [] }))).toEqual(committed)
  })

  it("gives every call an id, a section and its path parameters", () => {
    const { paths, tags } = openApiDocument(calls, facts)
    const sections = tags.map(({ name }) => name)
    const ids = new Set<string>()
    for (const [path, item] of Object.entries(paths))
      for (const { operationId, tags: mine, parameters } of Object.values(item)) {
        expect(ids.has(operationId)).toBe(false)
        ids.add(operationId)
        expect(sections).toEqual(expect.arrayContaining(mine))
        const named = parameters.flatMap((parameter) =>
          "in" in parameter && parameter.in === "path" ? [parameter] : [],
        )
        expect(named.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
        for (const parameter of named) expect(parameter).toHaveProperty("description")
      }
  })

  it("shows example bodies that the calls accept", () => {
    const examples = calls.flatMap(({ method, path, described }) => {
      const schema = described?.body ?? described?.reads?.["application/json"]
      return described?.example && schema
        ? [{ call: `${method} ${path}`, schema, body: described.example }]
        : []
    })
    expect(examples.length).toBeGreaterThan(20)
    for (const { call, schema, body } of examples)
      expect({ call, fits: schema.safeParse(body).error?.issues ?? true }).toEqual({ call, fits: true })
    const without = calls.filter(({ described }) => described?.body && !described.example)
    expect(without.map(({ path }) => path)).toEqual([])
  })
})

describe("The description of a field", () => {
  it("is its comment in the contract's source", () => {
    const { components } = openApiDocument(calls, facts)
    expect(components.schemas.Totals?.properties?.items_cents?.description).toBe(
      "Line totals, VAT included, before discounts. Includes extras.",
    )
  })
})
