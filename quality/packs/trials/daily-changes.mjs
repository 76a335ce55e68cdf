import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../../tools/start/paths.mjs"
import { productOf, until } from "../fixture.mjs"

const PAGE = join(root, "docs", "extending", "daily-changes.md")
const FOLDER = "plugins/catalogue/former-names/"

const files = Object.fromEntries(
  [...readFileSync(PAGE, "utf8").matchAll(/^`([^`\n]+)`\n\n```(?:json|tsx?)\n([\s\S]*?)```$/gm)].map(
    ([, path = "", text = ""]) => [path.replace(FOLDER, ""), text],
  ),
)

/**
 * Checks that the plugin of the tutorial creates its table, records a new name and returns it.
 * @type {import("./index.mjs").Trial}
 */
export const dailyChanges = {
  plugin: { name: "former-names", files },
  with: ["admin-kit", "api-kit"],
  options: { "api-kit": { origins: ["http://localhost:8000"], tokens: ["medusa"] } },
  screens: [
    { path: async (client) => `/products/${(await productOf(client)).id}`, title: "Names of the product" },
  ],
  async check({ client }) {
    const { id } = await productOf(client)
    const names = async () => (await client.call("GET", `/api/products/${id}/names`)).names
    for (const title of ["Noix", "Noisettes"]) {
      await client.admin("POST", `/admin/products/${id}`, { title })
      await until("record of the name", async () => (await names()).includes(title))
    }
    assert.deepEqual(await names(), ["Noix", "Noisettes"])
  },
}
