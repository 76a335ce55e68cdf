import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const POOLED = JSON.stringify(pathToFileURL(join(__dirname, "pooled-ids.mjs")).href)

it("ids from pooled random bytes are unique and have the form of ULIDs", () => {
  const script = `
    import { createRequire } from "node:module"
    import { poolRandomIds } from ${POOLED}
    const require = createRequire(${JSON.stringify(__filename)})
    poolRandomIds(require)
    const { ulid } = require("ulid")
    console.log(JSON.stringify(Array.from({ length: 1_000 }, () => ulid())))`
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" })
  const ids = JSON.parse(output) as string[]
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
})
