import { EVENTS } from "@bon-perroquet/contract/events"
import * as engine from "@medusajs/framework/utils"
import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import ts from "typescript"
import { z } from "zod"

const root = join(__dirname, "../..")
const page = readFileSync(join(root, "docs/extending/events.md"), "utf8")

/** Returns the rows of the table below a heading, without backticks. */
const rowsBelow = (heading: string): string[][] =>
  (page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "")),
    )

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true)

const sources = readdirSync(join(root, "plugins"), { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => /\.ts$/.test(name) && /\/src(\/|$)/.test(parentPath))
  .map(({ name, parentPath }) => relative(root, join(parentPath, name)))
  .filter((file) => !/\.spec\.ts$|\/testing\/|\/node_modules\/|\/\.medusa\/|\/admin\//.test(file))
  .map(parse)

function nodesOf<T extends ts.Node>(file: ts.Node, isOne: (node: ts.Node) => node is T): T[] {
  const found: T[] = []
  const visit = (node: ts.Node): void => {
    if (isOne(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const valueOf = (literal: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  literal.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
    ?.initializer

/** Values of the constants by which a plugin names events. */
const CONSTANTS: Record<string, string> = { MONEY_MOVED: "checkout.money_moved" }

/** Returns the name of an event from its expression in the code, for example `OrderWorkflowEvents.PLACED`. */
function nameOf(expression: ts.Expression): string {
  if (ts.isStringLiteral(expression)) return expression.text
  const text = expression.getText()
  const [group = "", key = ""] = text.split(".")
  const constants = (engine as unknown as Record<string, Record<string, string> | undefined>)[group]
  return constants?.[key] ?? CONSTANTS[text] ?? text
}

/** Names of emitted events, with the names of their fields. */
const emitted = sources.flatMap((file) =>
  nodesOf(file, ts.isCallExpression)
    .filter(({ expression }) => ts.isPropertyAccessExpression(expression) && expression.name.text === "emit")
    .flatMap((call) => nodesOf(call, ts.isObjectLiteralExpression))
    .flatMap((literal) => {
      const [name, data] = [valueOf(literal, "name"), valueOf(literal, "data")]
      if (!name || !data || !ts.isObjectLiteralExpression(data)) return []
      const fields = data.properties.map((property) => property.name?.getText() ?? "")
      return [{ name: nameOf(name), fields }]
    }),
)

const schemas: Record<string, { version: number; payload: z.ZodObject }> = EVENTS

describe("The events in docs/extending/events.md", () => {
  it("are those of the contract, with their versions and payloads", () => {
    expect(rowsBelow("Events").map(([name, version, payload]) => [name, version, payload])).toEqual(
      Object.entries(schemas).map(([name, { version, payload }]) => [
        ...[name, String(version), Object.keys(payload.shape).join(", ")],
      ]),
    )
  })

  it("include every event that a plugin emits, with all fields of its payload", () => {
    expect(emitted.length).toBeGreaterThan(8)
    const wrong = emitted.filter(
      ({ name, fields }) =>
        String(fields.sort()) !== String(Object.keys(schemas[name]?.payload.shape ?? {}).sort()),
    )
    expect(wrong).toEqual([])
  })

  it.each(Object.entries(schemas))(
    "have a new version if the payload of %s changes",
    (name, { version, payload }) => {
      expect(z.toJSONSchema(payload)).toMatchSnapshot(`${name}, version ${version}`)
    },
  )
})

describe("The workflow hooks in docs/extending/events.md", () => {
  it("are those that a plugin handles", () => {
    const handled = sources.flatMap((file) =>
      [...file.text.matchAll(/\w+Workflow\.hooks\.\w+(?=\()/g)].map(([hook]) => [
        ...[hook, /^plugins\/[^/]+\/([^/]+)/.exec(file.fileName)?.[1]],
      ]),
    )
    expect(rowsBelow("Workflow hooks").sort()).toEqual(handled.sort())
  })
})

/** Returns an interface without comments, formatted by TypeScript. */
function interfaceIn(file: string, name: string): string | undefined {
  const declared = nodesOf(parse(file), ts.isInterfaceDeclaration).find((one) => one.name.text === name)
  const printer = ts.createPrinter({ removeComments: true })
  return declared && printer.printNode(ts.EmitHint.Unspecified, declared, declared.getSourceFile())
}

describe("The table of ports (interfaces for other plugins) in docs/extending/events.md", () => {
  it("lists every interface that a plugin lets others implement", () => {
    const connected = sources.flatMap((file) =>
      [
        ...file.text.matchAll(
          /^export (?:function|const) connect\w+[^{]*?\w+: (\w+(?:Keeper|AccessPoint|Point))\)/gm,
        ),
      ].map(([, name]) => name),
    )
    expect(rowsBelow("Ports").map(([name]) => name)).toEqual(expect.arrayContaining(connected))
  })

  it.each(rowsBelow("Ports"))(
    "lists a new version if the interface %s (version %s) changes",
    (name, version, _by, file) => {
      const declared = interfaceIn(file ?? "", name ?? "")
      expect(declared).toBeDefined()
      expect(declared).toMatchSnapshot(`${name ?? ""}, version ${version ?? ""}`)
    },
  )
})
