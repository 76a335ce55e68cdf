import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { SECOND_BRAND } from "../channels/second-brand"

const root = join(__dirname, "../..")
const read = (path: string): string => readFileSync(join(root, path), "utf8")

/**
 * Files that may contain a declared name: tests, documents, data of the demo shop, generated API descriptions and
 * Stripe's own description.
 */
const MAY_NAME =
  /\.(spec|e2e)\.ts$|\.md$|^quality\/|^backend\/src\/seed\/|^packages\/shop-client\/openapi\.json$|^packages\/stripe-emulator\/description\//

/** Returns the other files that contain a pattern. */
function namedIn(pattern: string): string[] {
  const { stdout } = spawnSync("git", ["grep", "-liE", pattern], { cwd: root, encoding: "utf8" })
  return stdout.split("\n").filter((path) => path && !MAY_NAME.test(path))
}

interface Declared {
  custom_fields: Record<string, { name: string }[]>
}
const { custom_fields } = JSON.parse(read("merchant.json")) as Declared
const names = Object.values(custom_fields).flatMap((fields) => fields.map(({ name }) => name))

describe("The table of changes in docs/extending.md", () => {
  it("uses the declaration of the documentation for the year of harvest", () => {
    const [, example = ""] = /```json\n([\s\S]*?)```/.exec(read("docs/extending/custom-fields.md")) ?? []
    const [declared] = (JSON.parse(example) as Declared).custom_fields["product"] ?? []
    expect(declared?.name).toBe("harvest_year")
    expect(custom_fields["product"]).toContainEqual(declared)
  })

  // The mandatory product information has a text `storage`, too.
  it.each(names.filter((name) => name !== "storage"))(
    "lists the files of the custom field %s: merchant.json only",
    (name) => {
      expect(namedIn(`["'._]${name}\\b`)).toEqual(["merchant.json"])
    },
  )

  it("lists the files of a second brand: no code names it", () => {
    expect(namedIn(SECOND_BRAND.name)).toEqual([])
  })
})
