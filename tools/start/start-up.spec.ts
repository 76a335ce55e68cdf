import { execFile, spawn } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const run = (script: string): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const args = ["--input-type=module", "--eval", script]
    execFile(process.execPath, args, { timeout: 30_000 }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
const start = (file: string) => JSON.stringify(pathToFileURL(join(__dirname, file)).href)
const quoted = (text: string) => JSON.stringify(text)

describe("The start", () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "start-"))
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it("the check of the Node version accepts only supported versions", async () => {
    const versions = ["20.19.0", "20.18.3", "18.20.8", "21.7.3", "22.11.0", "22.12.0", "24.1.0"]
    const { output } = await run(
      `import { requireSupportedNode } from ${start("node-version.mjs")}
       for (const version of ${JSON.stringify(versions)})
         try { requireSupportedNode(version); console.log(version) } catch (error) { console.log(error.message) }`,
    )
    const rejection = (version: string) =>
      `The shop requires Node 20.19 or later (22.12 or later of version 22). This is ${version}.`
    const supported = ["20.19.0", "22.12.0", "24.1.0"]
    expect(output.trim().split("\n")).toEqual(
      versions.map((version) => (supported.includes(version) ? version : rejection(version))),
    )
  })

  it("`npm run test:node` uses the oldest Node of package.json and the newest, unless a version is given", async () => {
    const root = join(__dirname, "..", "..")
    const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      engines: { node: string }
    }
    expect(engines.node).toBe("^20.19.0 || >=22.12.0")
    const { output } = await run(
      `import { isSupported, nodesToTry } from ${start("node-version.mjs")}
       console.log(JSON.stringify([["static", "unit"], ["22.12.0", "unit", "--seed=3"]].map(nodesToTry)))
       console.log(isSupported(${quoted(readFileSync(join(root, ".nvmrc"), "utf8").trim())}))`,
    )
    const [attempts, ours] = output.trim().split("\n")
    expect(JSON.parse(attempts ?? "")).toEqual([
      { versions: ["20.19.0", "latest"], words: ["static", "unit"] },
      { versions: ["22.12.0"], words: ["unit", "--seed=3"] },
    ])
    expect(ours).toBe("true")
  })

  it("`npm start` reports a used port or a full disk before it installs anything", async () => {
    const otherServer = createServer()
    await new Promise<void>((resolve) => otherServer.listen(0, "127.0.0.1", resolve))
    const { port } = otherServer.address() as AddressInfo
    // The checkout has no packages, only the start-up code.
    cpSync(__dirname, join(folder, "backend", "start"), { recursive: true })
    writeFileSync(join(folder, "package-lock.json"), '{"packages":{}}')
    const { code, output } = await run(
      `process.env.PORT = "${port}"
       await import(${JSON.stringify(pathToFileURL(join(folder, "backend", "start", "main.mjs")).href)})`,
    )
    otherServer.close()
    expect(code).toBe(1)
    expect(output).toContain(`Another program uses port ${port}`)
    expect(output).not.toContain("Installing")
    const full = await run(
      `import { requireFreeDisk } from ${start("preconditions.mjs")}
       await requireFreeDisk(1e18).catch((error) => console.log(error.message))`,
    )
    expect(full.output).toMatch(
      /^The disk of .* has \d+\.\d GB left, but the shop needs 1000000000\.0 GB\. Free some space first\./,
    )
  })

  it("`npm start` suggests another public port if it is used, and selects other internal ports itself", async () => {
    const otherServer = createServer()
    await new Promise<void>((resolve) => otherServer.listen(0, "127.0.0.1", resolve))
    const { port } = otherServer.address() as AddressInfo
    const { output } = await run(
      `import { freePort, requireFreePort } from ${start("processes/ports.mjs")}
       console.log((await freePort(${port})) > ${port})
       await requireFreePort(${port}).catch((error) => console.log(error.message))`,
    )
    otherServer.close()
    expect(output).toContain("true")
    expect(output).toContain(
      `Another program uses port ${port}. Choose another port, for example: PORT=${port + 1} npm start`,
    )
  })

  it("`npm start` reports an unreachable database in one sentence without its password", async () => {
    const { output } = await run(
      `import { requireReachable } from ${start("postgres/database.mjs")}
       await requireReachable("postgres://shop:secret@localhost:1/shop").catch((error) => console.log(error.message))`,
    )
    expect(output.trim().split("\n")).toHaveLength(1)
    expect(output).toMatch(/^DATABASE_URL \(localhost:1\/shop\) cannot be used: .*ECONNREFUSED/)
    expect(output).not.toContain("secret")
  })

  it("`npm start` rejects a second start in the same folder", async () => {
    const other = spawn(process.execPath, [
      "--input-type=module",
      "--eval",
      `import { Claim } from ${start("processes/claim.mjs")}
       await new Claim(${quoted(folder)}, "http://localhost:8000").take()
       console.log("taken"); setInterval(() => {}, 1000)`,
    ])
    await new Promise((resolve) => other.stdout.once("data", resolve))
    const { output } = await run(
      `import { Claim } from ${start("processes/claim.mjs")}
       await new Claim(${quoted(folder)}, "x").take().catch((error) => console.log(error.message))`,
    )
    other.kill("SIGKILL")
    expect(output.trim()).toBe(
      `This shop is already running at http://localhost:8000 (process ${other.pid}). Stop it there with Ctrl-C first.`,
    )
  })

  it("`npm start` ends the processes that a killed start left running", async () => {
    const { output } = await run(
      `import { Claim } from ${start("processes/claim.mjs")}
       import { ManagedProcess } from ${start("processes/managed-process.mjs")}
       const claim = new Claim(${quoted(folder)}, "x")
       await claim.take()
       const child = new ManagedProcess({ name: "Left over", command: process.execPath,
         args: ["-e", "setInterval(() => {}, 1000)"], logFile: ${quoted(join(folder, "left.log"))} })
       claim.add(child)
       console.log(child.pid)
       process.kill(process.pid, "SIGKILL")`,
    )
    const left = Number(output.trim())
    const { output: seen } = await run(
      `import { Claim } from ${start("processes/claim.mjs")}
       import { identityOf } from ${start("processes/process-identity.mjs")}
       console.log(identityOf(${left}) !== null)
       await new Claim(${quoted(folder)}, "x").take()
       console.log(identityOf(${left}) !== null)`,
    )
    expect(seen.trim().split("\n")).toEqual(["true", "false"])
  })

  it("the generated secrets stay the same between starts, and only their owner can read them", async () => {
    const { output } = await run(
      `import { SecretsFile } from ${start("settings/secrets.mjs")}
       for (let time = 0; time < 2; time++) console.log(JSON.stringify(new SecretsFile(${quoted(folder)}).values))`,
    )
    const [first = "", second] = output.trim().split("\n")
    expect(second).toBe(first)
    expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600)
    const { jwt, adminPassword } = JSON.parse(first) as { jwt: string; adminPassword: string }
    expect(jwt).toHaveLength(64)
    expect(adminPassword).toMatch(/^[A-Za-z2-9]{16}$/)
  })

  it("`npm start` reports a program that ends, and shows the end of its log", async () => {
    const { output } = await run(
      `import { ManagedProcess } from ${start("processes/managed-process.mjs")}
       const child = new ManagedProcess({ name: "The engine", command: process.execPath,
         args: ["-e", "console.error('no such table'); process.exit(3)"], logFile: ${quoted(join(folder, "engine.log"))} })
       await child.whenReady(async () => false, 10_000).catch((error) => console.log(error.message, error.details))`,
    )
    expect(output).toContain("The engine exited unexpectedly (exit code 3)")
    expect(output).toContain("no such table")
  })

  it("`npm start` removes PostgreSQL's lock file if its process id belongs to another program", async () => {
    const data = join(folder, "postgres")
    mkdirSync(data)
    writeFileSync(join(data, "postmaster.pid"), `${process.pid}\n${data}\n`)
    await run(
      `import { clearStaleLock } from ${start("postgres/stale-lock.mjs")}; await clearStaleLock(${quoted(data)})`,
    )
    expect(existsSync(join(data, "postmaster.pid"))).toBe(false)
  })

  it("the build detects a changed content of a source file, but ignores a changed date", async () => {
    const { output } = await run(
      `import { utimesSync, writeFileSync } from "node:fs"
       import { fingerprint } from ${start("build/fingerprint.mjs")}
       process.chdir(${quoted(folder)})
       const print = () => console.log(fingerprint([${quoted(folder)}]))
       writeFileSync("source.ts", "one")
       print()
       utimesSync("source.ts", 1, 1)
       // A test is not a part of the build.
       writeFileSync("source.spec.ts", "a test")
       print()
       writeFileSync("source.ts", "two")
       print()`,
    )
    const [first, touched, changed] = output.trim().split("\n")
    expect(touched).toBe(first)
    expect(changed).not.toBe(first)
  })
})

describe("The output of programs", () => {
  const log = JSON.stringify(pathToFileURL(join(__dirname, "processes/log-file.mjs")).href)
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "logs-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it("a program's log is readable by its owner only, is continued after a restart, and is rotated when it is long", async () => {
    const file = join(folder, "logs", "engine.log")
    const { code } = await run(`
      import { closeSync, writeSync } from "node:fs"
      import { openLog, putAside } from ${log}
      for (const line of ["first\\n", "second\\n"]) {
        const { handle, stopWatching } = openLog(${JSON.stringify(file)})
        stopWatching()
        writeSync(handle, line)
        closeSync(handle)
      }
      const { handle, stopWatching } = openLog(${JSON.stringify(file)}, 5)
      writeSync(handle, "third, after the others\\n")
      putAside(${JSON.stringify(file)}, 5)
      writeSync(handle, "fourth\\n")
      stopWatching()`)
    expect(code).toBe(0)
    expect(readFileSync(`${file}.2`, "utf8")).toBe("first\nsecond\n")
    expect(readFileSync(`${file}.1`, "utf8")).toBe("third, after the others\n")
    expect(readFileSync(file, "utf8")).toBe("fourth\n")
    for (const name of [file, `${file}.1`, `${file}.2`]) expect(statSync(name).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, "logs")).mode & 0o777).toBe(0o700)
  })

  it("a log that cannot be rotated, for example because the disk is full, does not end the shop", async () => {
    const file = join(folder, "engine.log")
    mkdirSync(join(`${file}.4`, "full"), { recursive: true })
    writeFileSync(file, "a long line\n")
    const script = `import { openLog } from ${log}
      openLog(${JSON.stringify(file)}, 5).stopWatching()`
    expect((await run(script)).code).toBe(0)
    expect(readFileSync(file, "utf8")).toBe("a long line\n")
  })

  it("the environment of the edge contains only the secrets that it needs", async () => {
    const environment = JSON.stringify(pathToFileURL(join(__dirname, "settings/environment.mjs")).href)
    const { output } = await run(`
      import { edgeEnvironment } from ${environment}
      const secrets = { jwt: "secret", cookie: "secret", adminEmail: "secret", adminPassword: "secret", webhook: "secret" }
      const env = { PATH: "/bin", TRUST_PROXY: "1", METRICS_TOKEN: "m" }
      for (const name of ["DATABASE_URL", "DATABASE_PASSWORD", "MIGRATION_DATABASE_URL", "JWT_SECRET", "STRIPE_API_KEY",
        "STRIPE_WEBHOOK_SECRET", "SMTP_URL", "S3_SECRET_ACCESS_KEY", "REDIS_URL", "SHOP_ADMIN_PASSWORD"]) env[name] = "secret"
      const ports = { shop: 1, engine: 2, emulator: 3 }
      console.log(JSON.stringify(edgeEnvironment({ dataDir: "/d", ports, databaseUrl: "secret", secrets, env })))`)
    expect(output).not.toContain("secret")
    expect(JSON.parse(output)).toMatchObject({
      PATH: "/bin",
      TRUST_PROXY: "1",
      METRICS_TOKEN: "m",
      PORT: "1",
    })
  })

  it("the installation deletes source maps of packages, but not those of workspaces", async () => {
    for (const path of ["installed/package/dist", "own"]) mkdirSync(join(folder, path), { recursive: true })
    const names = ["index.js", "index.js.map", "index.d.ts", "index.d.ts.map", "world.map", "site.map.js"]
    for (const name of names) writeFileSync(join(folder, "installed/package/dist", name), "")
    writeFileSync(join(folder, "own/index.js.map"), "")
    symlinkSync(join(folder, "own"), join(folder, "installed/own"))
    const script = `import { deleteSourceMaps } from ${start("source-maps.mjs")}
      await deleteSourceMaps(${quoted(join(folder, "installed"))})`
    expect(await run(script)).toEqual({ code: 0, output: "" })
    const fileNames = ["index.d.ts", "index.js", "site.map.js", "world.map"]
    expect(readdirSync(join(folder, "installed/package/dist")).sort()).toEqual(fileNames)
    expect(readdirSync(join(folder, "own"))).toEqual(["index.js.map"])
  })
})
