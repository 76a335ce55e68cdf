// Generates src/document/generated/notes.ts from the comments of the contract. The build runs it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"

const contract = join(import.meta.dirname, "..", "..", "..", "packages", "contract", "src")
const output = join(import.meta.dirname, "src", "document", "generated")

/** Returns the name of a schema in the API description: `cartSchema` becomes `Cart`. @param {string} constant */
const nameOf = (constant) => constant.charAt(0).toUpperCase() + constant.slice(1).replace(/Schema$/, "")

/** Returns the text of a node's last JSDoc comment. @param {ts.Node} node @returns {string | undefined} */
function commentOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1)
  const text = comment && ts.getTextOfJSDocComment(comment.comment)
  return text?.replace(/\s+/g, " ").trim() || undefined
}

/**
 * Calls `note` with the path and comment of each field below a node.
 * @param {ts.Node} node
 * @param {(path: string, text: string) => void} note
 * @param {string} path
 */
function visitFields(node, note, path) {
  node.forEachChild((child) => {
    const isField = ts.isPropertyAssignment(child) || ts.isShorthandPropertyAssignment(child)
    const here = isField ? [path, child.name.getText()].filter(Boolean).join(".") : path
    const text = isField ? commentOf(child) : undefined
    if (text) note(here, text)
    visitFields(child, note, here)
  })
}

/**
 * Returns the schema that an expression extends, for example `productSchema` for `productSchema.omit(…)`.
 * @param {ts.Expression} created
 * @returns {string | undefined}
 */
function baseOf(created) {
  let expression = created
  while (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    expression = expression.expression
  const name = ts.isIdentifier(expression) ? expression.text : undefined
  return name === "z" ? undefined : name
}

/** @type {Map<string, { base: string | undefined, notes: Record<string, string> }>} */
const schemas = new Map()
for (const file of readdirSync(contract, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .sort()) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(contract, file), "utf8"),
    ts.ScriptTarget.ES2022,
    true,
  )
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const [declared] = statement.declarationList.declarations
    if (!declared?.initializer || !/Schema$/.test(declared.name.getText())) continue
    /** @type {Record<string, string>} */
    const notes = {}
    const text = commentOf(statement)
    if (text) notes[""] = text
    visitFields(declared.initializer, (path, note) => (notes[path] = note), "")
    schemas.set(declared.name.getText(), { base: baseOf(declared.initializer), notes })
  }
}

/**
 * Returns a schema's comments by field, including those of the schema that it extends.
 * @param {string} name
 * @returns {Record<string, string>}
 */
function inherited(name) {
  const { base, notes } = schemas.get(name) ?? { notes: {} }
  const { "": _about, ...fields } = base ? inherited(base) : { "": "" }
  return { ...fields, ...notes }
}

const all = Object.fromEntries(
  [...schemas.keys()]
    .map((name) => /** @type {const} */ ([nameOf(name), inherited(name)]))
    .filter(([, notes]) => Object.keys(notes).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)
mkdirSync(output, { recursive: true })
writeFileSync(
  join(output, "notes.ts"),
  `export const notes: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(all, null, 2)}\n`,
)
