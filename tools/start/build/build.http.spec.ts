import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const moduleOf = (name: string) => JSON.stringify(pathToFileURL(join(__dirname, "..", name)).href)

it("the next start of a built shop builds nothing", () => {
  const script = `
    import { buildChanged } from ${moduleOf("build.mjs")}
    import { SilentProgress } from ${moduleOf("progress.mjs")}
    process.stdout.write((await buildChanged(new SilentProgress())).join())`
  const args = ["--input-type=module", "--eval", script]
  expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toBe("")
})
