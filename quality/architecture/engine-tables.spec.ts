import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as links from "@medusajs/link-modules/dist/definitions"
import { filesMatching } from "./imports"
import { root } from "./workspaces"

const HOME = "packages/medusa-sql/"
/**
 * Maximum number of uses of Medusa's tables per file outside packages/medusa-sql. Lower a number when you move SQL, and
 * never raise one.
 */
const CEILINGS: Record<string, number> = JSON.parse(
  readFileSync(join(__dirname, "engine-tables.json"), "utf8"),
) as Record<string, number>

function tablesOfModules(): string[] {
  const scope = join(root, "node_modules", "@medusajs")
  const folders = readdirSync(scope)
    .map((name) => join(scope, name, "dist", "migrations"))
    .filter((folder) => existsSync(folder))
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .flatMap((name) => [
        ...readFileSync(join(folder, name), "utf8").matchAll(/create table if not exists "(\w+)"/gi),
      ])
      .map(([, table = ""]) => table),
  )
}

const linkTables = Object.values(links).flatMap((link) =>
  "databaseConfig" in link && link.databaseConfig?.tableName ? [link.databaseConfig.tableName] : [],
)
const tables = new Set([...tablesOfModules(), "price", "price_set", "price_rule", ...linkTables])

/** Matches a table's name in SQL and in calls of the query builder. */
const NAMED =
  /\b(?:FROM|JOIN|INTO|UPDATE|TABLE|ONLY|ON)\s+(?:public\.)?"?(\w+)"?|\b(?:knex|trx|transaction|from|into|table|[jJ]oin)(?:<[^()]*>)?\(\s*["`](?:public\.)?(\w+)/g

const isProduction = (file: string) =>
  /^(packages|plugins|backend|storefront)\//.test(file) &&
  !/\.(spec|e2e)\.|\/(testing|e2e|migrations)\//.test(file)

const mentions = new Map(
  filesMatching(/\.(ts|tsx|mjs)$/)
    .filter((file) => isProduction(file) && !file.startsWith(HOME))
    .flatMap((file) => {
      const named = [...readFileSync(join(root, file), "utf8").matchAll(NAMED)].filter(([, inSql, inCall]) =>
        tables.has(inSql ?? inCall ?? ""),
      )
      return named.length > 0 ? [[file, named.length] as const] : []
    }),
)

describe("Medusa's tables", () => {
  it("are found in its modules and links", () => {
    for (const table of ["order", "cart", "price", "product_variant", "order_fulfillment", "inventory_level"])
      expect(tables.has(table)).toBe(true)
  })

  it(`are used in ${HOME} only, except in the files of engine-tables.json`, () => {
    const above = [...mentions].filter(([file, count]) => count > (CEILINGS[file] ?? 0))
    expect(Object.fromEntries(above)).toEqual({})
  })

  it("are not listed for files that no longer use them", () => {
    expect(Object.keys(CEILINGS).filter((file) => !mentions.has(file))).toEqual([])
  })
})
