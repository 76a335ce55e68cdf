import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const nearAreas = JSON.stringify(pathToFileURL(join(__dirname, "near-areas.mjs")).href)

/** Where the tests lie that a change of these files of a plugin can break. */
function near(plugin: string, ...files: string[]): string[] {
  const workspace = `plugins/${plugin}`
  const changed = JSON.stringify(files.map((file) => `${workspace}/src/${file}`))
  const script = `import { nearAreas } from ${nearAreas}
    process.stdout.write(JSON.stringify(nearAreas("${workspace}", ${changed})))`
  const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  })
  return (JSON.parse(answer) as string[]).map((path) => path.slice(`${workspace}/`.length))
}

describe("The tests over HTTP that a change can break", () => {
  it("stand in its area, and in those that import it", () => {
    const found = near("orders", "engine/levels.ts")
    expect(found).toEqual(expect.arrayContaining(["src/engine/", "src/status/"]))
    expect(found).not.toContain("src/refunds/")
  })

  it("are those of the areas that a call uses", () => {
    const found = near("orders", "subscribers/money-moved.ts")
    expect(found).toContain("src/refunds/")
    expect(found).not.toContain("src/status/")
  })

  it("are those that ask the calls which the change reaches, where its area has none", () => {
    const found = near("administration", "customers/index.ts")
    expect(found).toContain("src/api/customers.http.spec.ts")
    expect(found).not.toContain("src/api/search.http.spec.ts")
  })

  it("are all of the plugin's where it can't be told, and none for a screen of Medusa Admin", () => {
    expect(near("administration", "../package.json")).toEqual([""])
    expect(near("administration", "migration-scripts/none.ts")).toEqual([""])
    expect(near("orders", "admin/RefundList.tsx")).toEqual([])
  })
})
