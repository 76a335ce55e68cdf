import { execFile } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"

const system = { os: [process.platform], cpu: [process.arch] }
const LIBRARY = "node_modules/@nuts/walnut-this-system"

/** Runs a script in Node.js, because Jest loads no ES modules. */
const run = (script: string): Promise<string> =>
  new Promise((resolve) => {
    const args = ["--input-type=module", "--eval", script]
    execFile(process.execPath, args, (_, stdout, stderr) => resolve((stdout + stderr).trim()))
  })

describe("The check of native packages", () => {
  let folder: string
  const native = JSON.stringify(pathToFileURL(join(__dirname, "native.mjs")).href)
  const failures = async (): Promise<unknown> =>
    JSON.parse(
      await run(
        `import { nativeFailures } from ${native}
         console.log(JSON.stringify(nativeFailures(${JSON.stringify(folder)})))`,
      ),
    )
  const lock = (packages: object) =>
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }))
  const install = (path: string, file: string, content: string) => {
    mkdirSync(dirname(join(folder, path, file)), { recursive: true })
    writeFileSync(join(folder, path, "package.json"), "{}")
    writeFileSync(join(folder, path, file), content)
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "native-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it("the check of native packages reports a package for this system that npm omitted", async () => {
    lock({ [LIBRARY]: { version: "1.0.0", optional: true, ...system } })
    expect(await failures()).toEqual([`${LIBRARY} is not installed.`])
  })

  it("the check of native packages reports a library that does not load", async () => {
    lock({ [LIBRARY]: { version: "1.0.0", optional: true, ...system } })
    install(LIBRARY, "walnut.node", "not a library")
    expect(await failures()).toEqual([expect.stringContaining(`${LIBRARY} could not be loaded: `)])
  })

  it("the check of native packages reports a program that does not run", async () => {
    lock({ [LIBRARY]: { version: "1.0.0", optional: true, ...system } })
    install(LIBRARY, "bin/walnut", "\u007FELF, and nothing else")
    expect(await failures()).toEqual([expect.stringContaining(`${LIBRARY} could not be loaded: `)])
  })

  it("the check of native packages requires no packages for another system, processor or C library", async () => {
    const other = (change: object) => ({ version: "1.0.0", optional: true, ...system, ...change })
    lock({
      "node_modules/a": other({ os: ["plan9"] }),
      "node_modules/b": other({ cpu: ["pdp11"] }),
      "node_modules/c": other({ libc: ["newlib"] }),
      "node_modules/d": other({ os: [`!${process.platform}`] }),
      "node_modules/e": { version: "1.0.0" },
    })
    expect(await failures()).toEqual([])
  })

  it("an installation without a needed native package counts as incomplete", async () => {
    cpSync(join(__dirname, ".."), join(folder, "tools", "start"), { recursive: true })
    const packages = { [LIBRARY]: { version: "1.0.0", optional: true, ...system } }
    lock(packages)
    mkdirSync(join(folder, "node_modules"))
    writeFileSync(join(folder, "node_modules", ".package-lock.json"), JSON.stringify({ packages }))
    const { href } = pathToFileURL(join(folder, "tools", "start", "install.mjs"))
    const script = `import { isInstalled } from ${JSON.stringify(href)}; console.log(isInstalled())`
    expect(await run(script)).toBe("false")
    install(LIBRARY, "walnut.node", "")
    expect(await run(script)).toBe("true")
  })

  it("`npm start` stops if npm omits a native package, and prints the command that helps", async () => {
    cpSync(join(__dirname, ".."), join(folder, "tools", "start"), { recursive: true })
    lock({ [LIBRARY]: { version: "1.0.0", optional: true, ...system } })
    mkdirSync(join(folder, "node_modules"))
    const npm = join(folder, "npm.js")
    writeFileSync(npm, 'if (process.argv[2] === "--version") console.log("11.5.1")')
    const { href } = pathToFileURL(join(folder, "tools", "start", "install.mjs"))
    const output = await run(
      `import { installWhenNeeded } from ${JSON.stringify(href)}
       process.env.npm_execpath = ${JSON.stringify(npm)}
       const progress = { step: (name, work) => work() }
       await installWhenNeeded(progress).catch(({ message, details }) => console.log(message, details))`,
    )
    expect(output).toMatch(
      /^npm 11\.5\.1 did not install some packages .* Run `npx npm@11\.\d+\.\d+ ci --include=dev`, then start again: /,
    )
    expect(output).toContain(LIBRARY)
  })
})
