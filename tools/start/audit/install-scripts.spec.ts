import { readFileSync } from "node:fs"
import { join } from "node:path"

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, "..", "..", "..", file), "utf8"))
const { packages } = read("package-lock.json") as { packages: Record<string, { hasInstallScript?: boolean }> }
const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> }

it("package.json allows or denies every package with an install script", () => {
  const wanting = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? (path.split("node_modules/").at(-1) ?? []) : [],
  )
  expect(wanting.length).toBeGreaterThan(3)
  expect(wanting.filter((name) => typeof allowScripts[name] !== "boolean")).toEqual([])
})
