import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

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
  it("has forty, each of something else", () => {
    expect(mutations).toHaveLength(40)
    expect(new Set(mutations.map(({ what }) => what)).size).toBe(40)
  })

  it.each(mutations)("still fits the code: $what", ({ file, from, to, tests }) => {
    const text = readFileSync(join(root, file), "utf8")
    expect(text.split(from).length - 1).toBe(1)
    expect(to).not.toBe(from)
    expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([])
  })
})
