import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

const root = join(__dirname, "..")
const collect = JSON.stringify(pathToFileURL(join(__dirname, "image", "collect.mjs")).href)

describe("the image", () => {
  it("has every file that the settings and scripts in it load", async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `import { collected } from ${collect}; console.log(JSON.stringify(collected()))`,
      ],
      { cwd: root },
    )
    const paths = JSON.parse(stdout) as string[]
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
})
