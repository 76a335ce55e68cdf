import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paths-"))
  write("version", "1")
  write("node_modules/app/index.js", `module.exports = [require("./part"), require("other")].join()`)
  write("node_modules/app/part/index.js", `module.exports = "part"`)
  write("node_modules/other/index.js", `module.exports = "other"`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

/** Loads the application like a start, and returns what it exports. */
function load(): string {
  const script = `
    import { createRequire } from "node:module"
    import { rememberResolvedPaths } from ${JSON.stringify(pathToFileURL(join(__dirname, "resolved-paths.mjs")).href)}
    const folder = ${JSON.stringify(folder)}
    const store = rememberResolvedPaths({ folder, versions: [folder + "/version"], file: folder + "/cache/paths.json" })
    process.stdout.write(createRequire(folder + "/main.js")("app"))
    store()`
  return execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" })
}

describe("The paths of modules", () => {
  it("are looked up once, and again after another version", () => {
    expect(load()).toBe("part,other")
    // A file that has precedence over the folder.
    write("node_modules/app/part.js", `module.exports = "new part"`)
    expect(load()).toBe("part,other")
    write("version", "2")
    expect(load()).toBe("new part,other")
  })

  it("are looked up without a usable file", () => {
    write("cache/paths.json", "{")
    expect(load()).toBe("part,other")
    rmSync(join(folder, "version"))
    expect(load()).toBe("part,other")
  })
})
