import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

const run = promisify(execFile)
const installer = JSON.stringify(pathToFileURL(join(__dirname, "install.mjs")).href)

/** Timeout of a test in milliseconds, because each test runs npm. */
const NPM_TAKES = 120_000

describe("The packages", () => {
  let folder: string
  let tarball: Buffer
  let registry: Server
  let requests: string[]
  let place: string

  beforeAll(async () => {
    const created = mkdtempSync(join(tmpdir(), "package-"))
    mkdirSync(join(created, "package"))
    writeFileSync(join(created, "package/package.json"), '{ "name": "@nuts/walnut", "version": "1.2.3" }')
    await run("tar", ["-czf", "walnut.tgz", "package"], { cwd: created })
    tarball = readFileSync(join(created, "walnut.tgz"))
    rmSync(created, { recursive: true })
  })

  beforeEach(async () => {
    requests = []
    registry = createServer((request, response) => {
      const path = decodeURIComponent(String(request.url))
      requests.push(path)
      if (path === place) return void response.end(tarball)
      if (path !== "/@nuts/walnut") return void response.writeHead(404).end("{}")
      const dist = { tarball: `${address()}${place}`, integrity: integrity() }
      const version = { name: "@nuts/walnut", version: "1.2.3", dist }
      response.end(
        JSON.stringify({
          name: "@nuts/walnut",
          "dist-tags": { latest: "1.2.3" },
          versions: { "1.2.3": version },
        }),
      )
    })
    await new Promise<void>((listening) => registry.listen(0, "127.0.0.1", listening))
    folder = mkdtempSync(join(tmpdir(), "install-"))
    const root = { name: "shop", version: "1.0.0", dependencies: { walnut: "npm:@nuts/walnut@1.2.3" } }
    const locked = { name: "@nuts/walnut", version: "1.2.3", integrity: integrity() }
    const packages = { "": root, "node_modules/walnut": locked }
    writeFileSync(join(folder, "package.json"), JSON.stringify(root))
    writeFileSync(
      join(folder, "package-lock.json"),
      JSON.stringify({ ...root, lockfileVersion: 3, packages }),
    )
  })

  afterEach(() => {
    registry.close()
    rmSync(folder, { recursive: true })
  })

  const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`
  const integrity = () => `sha512-${createHash("sha512").update(tarball).digest("base64")}`
  const install = () =>
    run(
      process.execPath,
      ["--input-type=module", "--eval", `(await import(${installer})).installIn(${JSON.stringify(folder)})`],
      {
        env: {
          ...process.env,
          npm_config_registry: address(),
          npm_config_cache: join(folder, "cache"),
          npm_config_fetch_retries: "0",
        },
      },
    )
  const isInstalled = () => existsSync(join(folder, "node_modules/walnut/package.json"))

  it(
    "npm downloads packages from its configured registry without their metadata",
    async () => {
      place = "/@nuts/walnut/-/walnut-1.2.3.tgz"
      await install()
      expect(isInstalled()).toBe(true)
      expect(requests).toEqual([place])
      expect(existsSync(join(folder, "npm-shrinkwrap.json"))).toBe(false)
    },
    NPM_TAKES,
  )

  it(
    "npm downloads packages from a registry with other package URLs",
    async () => {
      place = "/elsewhere/walnut.tgz"
      await install()
      expect(isInstalled()).toBe(true)
      expect(existsSync(join(folder, "npm-shrinkwrap.json"))).toBe(false)
    },
    NPM_TAKES,
  )
})
