import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

const root = join(__dirname, "..")
const image = (file: string) => JSON.stringify(pathToFileURL(join(__dirname, "image", file)).href)

/** Runs the scripts of the image in Node, because they are plain JavaScript. */
async function run(script: string): Promise<unknown> {
  const args = ["--input-type=module", "--eval", script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
  return JSON.parse(stdout)
}

describe("The image", () => {
  it("contains every file that its settings and scripts load", async () => {
    const paths = (await run(
      `import { collected } from ${image("collect.mjs")}; console.log(JSON.stringify(collected()))`,
    )) as string[]
    expect(paths).toContain("packages/admin-kit/vite.cjs")
    const loadedBy = (script: string) =>
      [...readFileSync(join(root, script), "utf8").matchAll(/(?:from |require\()"(\.[^"]+)"/g)].map(
        ([, path = ""]) => join(dirname(script), path),
      )
    const missing = paths
      .filter((path) => /\.[cm]?js$/.test(path))
      .flatMap(loadedBy)
      .filter(
        (file) =>
          !paths.some(
            (path) => [path, path.replace(/\.js$/, "")].includes(file) || file.startsWith(`${path}/`),
          ),
      )
    expect(missing).toEqual([])
  })

  it("contains the link to every plugin, even if no package depends on the plugin", async () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
      packages: Record<string, { link?: boolean; resolved?: string }>
    }
    const links = Object.keys(packages).filter((path) => packages[path]?.resolved?.startsWith("plugins/"))
    const keptPaths = (await run(
      `import { readFileSync } from "node:fs"
       import { reached } from ${image("runtime-packages.mjs")}
       const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"))
       const plugins = Object.keys(packages).filter((path) => /^plugins\\/[^/]+\\/[^/]+$/.test(path))
       console.log(JSON.stringify([...reached(packages, plugins)]))`,
    )) as string[]
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((path) => !keptPaths.includes(path))).toEqual([])
  })
})
