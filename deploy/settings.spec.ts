import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { parse } from "yaml"

// Compose ignores settings that it does not pass on, so these tests check that it passes all of them.

const root = join(__dirname, "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

const list = JSON.stringify(pathToFileURL(join(root, "tools/start/settings/variables/index.mjs")).href)
const VARIABLES = JSON.parse(
  execFileSync(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { VARIABLES } from ${list}; process.stdout.write(JSON.stringify(VARIABLES))`,
  ]).toString(),
) as { name: string; only?: string }[]

type Environment = Record<string, string | null>
const compose = parse(read("docker-compose.yml"), { merge: true }) as {
  services: Record<string, { environment?: Environment }>
}
const variablesOf = (service: string): Set<string> =>
  new Set(Object.keys(compose.services[service]?.environment ?? {}))

/** Settings that cannot be changed in containers, with the reason. */
const FIXED: Record<string, string> = {
  NODE_ENV: "the image's own",
  NODE_OPTIONS: "the image's own",
  CLIENT_DIR: "where the image has the built screens",
  PAGES_DIR: "where the image has the built screens",
  SHOP_PORT: "set by npm start: port of the default address",
  RECOVERY_PASSWORD: "set by npm run recover-owner",
  ENGINE_PORT: "of the test harness",
  DATABASE_ROLE: "of the bundled PostgreSQL, which the image doesn't have",
  ENGINE_PROCESSES: "of `npm start`: with Compose an engine process is a service",
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|js|mjs)$/.test(entry.name) && !/\.spec\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/node_modules|\/(\.medusa|dist|testing|emulator|admin)\//.test(file))
}

/** Returns the variables that files read as `env.NAME`, `env["NAME"]` or `{ NAME } = env`. */
function readBy(files: string[]): Set<string> {
  const texts = files.map((file) => readFileSync(file, "utf8"))
  return new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(/\benv(?:\.|\[")([A-Z][A-Z0-9_]+)/g)].map(([, name = ""]) => name),
      ...[...text.matchAll(/\{([^{}]*)\}\s*=\s*(?:process\.)?env\b/g)].flatMap(([, names = ""]) =>
        [...names.matchAll(/\b[A-Z][A-Z0-9_]+\b/g)].map(([name]) => name),
      ),
      ...[...text.matchAll(/requiredSecret\(env, "([A-Z_]+)"\)/g)].map(([, name = ""]) => name),
    ]),
  )
}

const plugins = readdirSync(join(root, "plugins")).flatMap((group) =>
  readdirSync(join(root, "plugins", group)).map((name) => `plugins/${group}/${name}`),
)
const engineReads = readBy([
  join(root, "medusa-config.js"),
  ...["timeouts.js", "required-secret.js", "instrumentation.ts"].map((file) => join(root, "backend", file)),
  ...sources("backend/src"),
  ...plugins.map((folder) => join(root, folder, "shop.config.js")).filter(existsSync),
  ...plugins.flatMap((folder) => sources(`${folder}/src`)),
])
const { declaredFeatures } = jest.requireActual<{
  declaredFeatures: () => Record<string, { variable?: string }>
}>("../backend/features.js")
for (const { variable } of Object.values(declaredFeatures())) if (variable) engineReads.add(variable)
const edgeReads = readBy([
  ...sources("storefront/server"),
  ...sources("plugins/platform/observability/src/traces"),
  ...sources("plugins/platform/observability/src/metrics"),
])

const documented = VARIABLES.filter(({ only }) => only !== "compose").map(({ name }) => name)

const requested = (names: Set<string>) => [...names].filter((name) => !(name in FIXED)).sort()

describe("The settings in docker-compose.yml", () => {
  it.each(documented.filter((name) => !(name in FIXED)))("pass %s to a program", (name) => {
    const services = Object.keys(compose.services).filter((service) => variablesOf(service).has(name))
    expect(services).not.toEqual([])
  })

  it.each(["engine-1", "engine-2", "worker"])("pass to %s every variable that an engine reads", (service) => {
    expect(requested(engineReads)).toContain("VAT_SCHEME")
    expect(requested(engineReads).filter((name) => !variablesOf(service).has(name))).toEqual([])
  })

  it.each(["edge-1", "edge-2"])("pass to %s every variable that an edge reads", (service) => {
    expect(requested(edgeReads)).toContain("CHECKOUT_RATE_LIMIT")
    expect(requested(edgeReads).filter((name) => !variablesOf(service).has(name))).toEqual([])
  })

  it("withhold the database owner's role from running engines", () => {
    expect(variablesOf("prepare").has("MIGRATION_DATABASE_URL")).toBe(true)
    for (const service of ["engine-1", "engine-2", "worker", "edge-1"])
      expect([...variablesOf(service)].filter((name) => name.startsWith("MIGRATION_"))).toEqual([])
  })

  it("do not pass unset variables, because an empty value would replace the default", () => {
    for (const [name, { environment = {} }] of Object.entries(compose.services))
      expect([name, ...Object.values(environment).filter((value) => value === "")]).toEqual([name])
  })

  it("are all in .env.example", () => {
    const example = new Set(
      [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name),
    )
    const interpolated = [...read("docker-compose.yml").matchAll(/\$\{([A-Z0-9_]+)/g)].map(
      ([, name = ""]) => name,
    )
    const passedOn = Object.values(compose.services).flatMap(({ environment = {} }) =>
      Object.entries(environment).flatMap(([name, value]) => (value === null ? [name] : [])),
    )
    expect([...new Set([...interpolated, ...passedOn])].filter((name) => !example.has(name))).toEqual([])
  })
})
