import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const root = join(__dirname, "../../..")
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" })
const list = JSON.stringify(pathToFileURL(join(__dirname, "variables/index.mjs")).href)
const VARIABLES = JSON.parse(
  node(
    "--input-type=module",
    "--eval",
    `import { VARIABLES } from ${list}; process.stdout.write(JSON.stringify(VARIABLES))`,
  ),
) as { name: string; meaning: string }[]

/** Variables that users do not set, and the reason. */
const INTERNAL: Record<string, string> = {
  NODE_ENV: "set by npm start and by the image",
  CLIENT_DIR: "set by the image: folder of the built screens",
  PAGES_DIR: "set by the image: folder of the built pages",
  SHOP_PORT: "set by npm start: port of the default address",
  DATABASE_TIMEOUTS: "set by the test harness",
  STRIPE_EMULATOR_STATE: "set by the test harness",
  PUBLIC_HOST: "set by the test of a new shop",
  PUBLIC_HOST_PORT: "set by the test of a new shop",
  RECOVERY_PASSWORD: "set by npm run recover-owner",
  MERCHANT_CHANNEL: "set by the edge for the thread that renders a channel's pages",
  NEW_SHOP_CHANNELS: "set by the test harness",
  NEW_SHOP_SETTINGS: "set by the test harness",
  SHOP_API_KEY: "set for one command: docs/import-large-files.md",
}

const READS = [
  /\benv(?:\.|\[")([A-Z][A-Z0-9_]+)/g,
  // Matches `const { NAME: name } = process.env`.
  /\{([^{}]*)\}\s*=\s*(?:process\.)?env\b/g,
]

function readsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8")
  return READS.flatMap((read) => [...text.matchAll(read)]).flatMap(([, names = ""]) => [
    ...(names.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? []),
  ])
}

const production = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) =>
    /^(medusa-config\.js|(backend|plugins|storefront\/server|packages\/(jobs|paper|contract)|tools\/start)\/.*\.([cm]?js|ts))$/.test(
      file,
    ),
  )
  .filter(
    (file) => !/\.spec\.ts$|\/(testing|admin)\/|^tools\/start\/(test(\/|\.mjs|-on-node)|fuzz)/.test(file),
  )

describe("The list of environment variables", () => {
  const names = VARIABLES.map(({ name }) => name)

  it("the list of environment variables contains every variable that production code reads", () => {
    expect(production.length).toBeGreaterThan(500)
    const read = new Set(production.flatMap(readsOf))
    expect(read).toContain("SMTP_URL")
    expect([...read].filter((name) => !names.includes(name) && !(name in INTERNAL))).toEqual([])
  })

  it("the list of environment variables contains each variable once, with its meaning", () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(VARIABLES.filter(({ meaning }) => !meaning.endsWith("."))).toEqual([])
  })

  it("docs/configuration.md and .env.example match the list of environment variables", () => {
    expect(() => node("tools/start/settings/describe-variables.mjs", "--check")).not.toThrow()
  })
})
