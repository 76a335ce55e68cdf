import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

interface Mutation {
  what: string
  file: string
  from: string
  to: string
  tests: string[]
}

const root = join(__dirname, "..", "..")
const lists = join(__dirname, "shop", "mutations")
const mutations = readdirSync(lists).flatMap(
  (list) => JSON.parse(readFileSync(join(lists, list), "utf8")) as Mutation[],
)

describe("The list of mutations", () => {
  it("contains each mutation once", () => {
    expect(new Set(mutations.map(({ what }) => what)).size).toBe(mutations.length)
  })

  it.each(mutations)("matches the code: $what", ({ file, from, to, tests }) => {
    const text = readFileSync(join(root, file), "utf8")
    expect(text.split(from).length - 1).toBe(1)
    expect(to).not.toBe(from)
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
  })
})

describe("The list of pure rules", () => {
  it("names existing files", () => {
    const list = pathToFileURL(join(__dirname, "parts.mjs")).href
    const script = `import { PARTS } from ${JSON.stringify(list)}
      process.stdout.write(JSON.stringify(PARTS.flatMap(({ files, tests }) => [...files, ...tests])))`
    const named = JSON.parse(
      execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }),
    ) as string[]
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
