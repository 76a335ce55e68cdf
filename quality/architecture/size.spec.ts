import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { filesMatching } from "./imports"
import { root } from "./workspaces"

const MAX_LINES = 300
const MAX_FILES = 25

const LONG = /\/(locales|texts|messages|i18n)\//

const sources = filesMatching(/\.([cm]?[jt]sx?|css)$/)

describe("Source code", () => {
  it(`has at most ${MAX_LINES} lines per file`, () => {
    const long = sources.filter((file) => {
      const lines = readFileSync(join(root, file), "utf8").trimEnd().split("\n").length
      return lines > MAX_LINES && !LONG.test(file)
    })
    expect(long).toEqual([])
  })

  it(`has at most ${MAX_FILES} files per folder`, () => {
    const folders = sources.map((file) => dirname(file))
    const full = [...new Set(folders)].filter(
      (folder) => folders.filter((each) => each === folder).length > MAX_FILES,
    )
    expect(full).toEqual([])
  })
})
