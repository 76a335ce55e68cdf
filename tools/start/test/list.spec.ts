import { execFileSync } from "node:child_process"
import { join } from "node:path"

const root = join(__dirname, "../../..")

const listed = (nodeOptions: string) =>
  execFileSync(process.execPath, ["tools/start/test.mjs", "unit", "http", "--list"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: nodeOptions },
  })

it("`npm test` uses the same seed and the same order of files two days later", () => {
  const today = listed("")
  expect(today).toContain("Seed of inputs: 1\n")
  expect(today).toContain(`${root}/tools/start/test/list.spec.ts`)
  expect(today.split("\n").length).toBeGreaterThan(500)
  expect(listed(`--require=${join(__dirname, "testing/two-days-later.cjs")}`)).toBe(today)
})
