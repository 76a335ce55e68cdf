import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { LoaderOptions } from "@medusajs/framework/types"
import cacheThroughRedis from "@medusajs/medusa/cache-redis"
import filesInBucket from "@medusajs/medusa/file-s3"
import { Client } from "pg"
import { SilentPeer } from "@bon-perroquet/testing/silent-peer"

interface Configured {
  projectConfig: { databaseDriverOptions: { connectionTimeoutMillis: number } }
  modules: {
    cache: { options: Record<string, unknown> }
    file: { options: { providers: { options: Record<string, unknown> }[] } }
  }
}

interface Redis {
  on: (event: "error", hear: () => void) => void
  get: (key: string) => Promise<string | null>
  disconnect: () => void
}
type Bucket = new (container: object, options: unknown) => { upload: (file: object) => Promise<unknown> }

const env = {
  ...{ JWT_SECRET: "a".repeat(40), COOKIE_SECRET: "b".repeat(40), REDIS_URL: "redis://redis:6379" },
  ...{ S3_BUCKET: "pictures", S3_REGION: "eu-west-1", S3_FILE_URL: "https://pictures.example" },
  ...{ S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" },
}

/** Milliseconds that replace the configured durations in tests. */
const HURRY = 150

const hurried = (settings: unknown): unknown => {
  if (typeof settings === "number") return settings >= 1_000 ? HURRY : settings
  if (typeof settings !== "object" || settings === null) return settings
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, hurried(value)]))
}

function addressOfDatabase(url: string): URL {
  const file = pathToFileURL(join(__dirname, "..", "tools", "start", "postgres", "timeouts.mjs")).href
  const script = `import { withTimeout } from "${file}"; console.log(withTimeout("${url}", {}))`
  return new URL(
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }),
  )
}

let config: Configured
let peer: SilentPeer

beforeAll(() => {
  const before = process.env
  process.env = { ...before, ...env }
  config = jest.requireActual("../medusa-config")
  process.env = before
})
beforeEach(() => (peer = new SilentPeer()))
afterEach(() => peer.stop())

describe("The engine's timeouts", () => {
  it("end a call to an unresponsive bucket", async () => {
    const options = hurried(config.modules.file.options.providers[0]?.options) as Record<string, unknown>
    const [Files] = filesInBucket.services as unknown as Bucket[]
    if (!Files) throw new Error("The engine's provider for buckets has no service.")
    const bucket = new Files(
      { logger: { error: () => undefined } },
      { ...options, endpoint: `http://127.0.0.1:${await peer.start()}` },
    )
    const file = {
      filename: "macaw.webp",
      mimeType: "image/webp",
      content: "AAAA",
    }
    await expect(bucket.upload(file)).rejects.toThrow(/timed? ?out|timeout/i)
  })

  it("end a command to an unresponsive Redis", async () => {
    const [load] = cacheThroughRedis.loaders ?? []
    const registered: { cacheRedisConnection?: { resolve: () => Redis } } = {}
    const container = { register: (all: object) => Object.assign(registered, all) }
    const options = { ...config.modules.cache.options, redisUrl: `redis://127.0.0.1:${await peer.start()}` }
    await load?.({ container, options: hurried(options) } as unknown as LoaderOptions)
    const redis = registered.cacheRedisConnection?.resolve()
    redis?.on("error", () => undefined) // the client retries until it is closed
    await expect(Promise.resolve(redis?.get("products"))).rejects.toThrow(/timed out/)
    redis?.disconnect()
  })

  it("end a connection attempt to an unresponsive PostgreSQL", async () => {
    const { connectionTimeoutMillis } = config.projectConfig.databaseDriverOptions
    expect(connectionTimeoutMillis).toBeLessThanOrEqual(30_000)
    const connectionString = `postgres://shop@127.0.0.1:${await peer.start()}/shop`
    const client = new Client({ connectionString, connectionTimeoutMillis: HURRY })
    await expect(client.connect()).rejects.toThrow(/timeout/)
  })

  it("end a query to a PostgreSQL that stops responding", async () => {
    const LETS_IN = Buffer.from([
      ...Buffer.from("R"),
      0,
      0,
      0,
      8,
      0,
      0,
      0,
      0,
      ...Buffer.from("Z"),
      0,
      0,
      0,
      5,
      73,
    ])
    const mute = new SilentPeer({ answer: LETS_IN })
    const address = addressOfDatabase(`postgres://shop@127.0.0.1:${await mute.start()}/shop`)
    expect(Number(address.searchParams.get("query_timeout"))).toBeGreaterThan(
      Number(address.searchParams.get("statement_timeout")),
    )
    address.searchParams.set("query_timeout", String(HURRY))
    const client = new Client({ connectionString: address.href })
    await client.connect()
    await expect(client.query("SELECT 1")).rejects.toThrow(/timeout/)
    client.on("error", () => undefined) // the server closes the connection
    await mute.stop()
  })
})
