import { createRequire } from "node:module"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pluginFolders } from "./calls"

const MEDUSA = dirname(dirname(require.resolve("@medusajs/medusa/package.json")))

/** Matches `variants: model.hasMany(…)`. */
const RELATION = /(\w+):\s*(?:\w+\.)?model\s*\.(?:hasOne|hasMany|belongsTo|manyToMany)\(/g
/** Matches `model.define("order_status", …)` and `model.define({ name: "OrderStatus" …`. */
const MODEL = /model\s*\.define\(\s*(?:\{\s*name:\s*)?"(\w+)"/g

interface LinkDefinition {
  extends?: { fieldAlias?: object; relationship: { alias: string } }[]
  relationships?: { alias: string }[]
}

export function engineRelations(): string[] {
  const modelled = modelFiles().flatMap((file) => {
    const source = readFileSync(file, "utf8")
    const names = [RELATION, MODEL].flatMap((pattern) => [...source.matchAll(pattern)])
    return names.map(([, name = ""]) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase())
  })
  const linked = linkDefinitions().flatMap(({ extends: extended = [], relationships = [] }) => [
    ...extended.flatMap(({ fieldAlias = {}, relationship }) => [
      relationship.alias,
      ...Object.keys(fieldAlias),
    ]),
    ...relationships.map(({ alias }) => alias),
  ])
  return [...new Set([...modelled, ...linked])].toSorted()
}

const linkDefinitions = (): LinkDefinition[] =>
  Object.values(
    createRequire(__filename)(join(MEDUSA, "link-modules", "dist", "definitions")) as Record<
      string,
      LinkDefinition
    >,
  )

function modelFiles(): string[] {
  const folders = [
    ...readdirSync(MEDUSA).map((name) => join(MEDUSA, name, "dist", "models")),
    ...pluginFolders().map((folder) => join(folder, "src", "modules")),
  ]
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /models\/.+(?<!\.d)\.[jt]s$/.test(file))
}
