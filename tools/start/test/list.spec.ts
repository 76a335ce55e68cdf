import { execFileSync } from "node:child_process"
import { join } from "node:path"

const root = join(__dirname, "../../..")

const listed = (nodeOptions: string, ...parts: string[]) =>
  execFileSync(process.execPath, ["tools/start/test.mjs", ...parts, "--list"], {
    cwd: root,
    encoding: "utf8",
    // Playwright refuses to run below Jest.
    env: { ...process.env, JEST_WORKER_ID: undefined, NODE_OPTIONS: nodeOptions },
  })

it("`npm test` uses the same seed and the same order of files two days later", () => {
  const today = listed("", "unit", "http")
  expect(today).toContain("Seed of inputs: 1\n")
  expect(today).toContain(`${root}/tools/start/test/list.spec.ts`)
  expect(today.split("\n").length).toBeGreaterThan(500)
  expect(listed(`--require=${join(__dirname, "testing/two-days-later.cjs")}`, "unit", "http")).toBe(today)
})

it("`npm test -- browser --list` prints the browser tests without a shop", () => {
  expect(listed("", "browser")).toMatch(/^Total: \d{3,} tests in \d{3,} files$/m)
})
