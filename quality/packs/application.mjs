import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { root } from "../../tools/start/paths.mjs"
import { READY_WITHIN, ManagedProcess } from "../../tools/start/processes/managed-process.mjs"
import { freePort } from "../../tools/start/processes/ports.mjs"
import { runTask } from "../../tools/start/processes/task.mjs"
import { Client } from "./client.mjs"
import { SCOPE } from "./workspaces.mjs"

/** @typedef {import("./trials/index.mjs").Trial} Trial */

const NAMES = [
  "@medusajs/admin-sdk",
  "@medusajs/cli",
  "@medusajs/framework",
  "@medusajs/medusa",
  "@medusajs/ui",
]

/** Public packages with the versions that this repository uses. Medusa Admin is built with an older Vite than the storefront. */
const PUBLIC = {
  ...Object.fromEntries(
    [...NAMES, "react", "react-dom", "typescript"].map((name) => [name, versionOf(name)]),
  ),
  vite: "5.4.21",
}

/** @param {string} name @returns {string} */
function versionOf(name) {
  return JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version
}

/** Compiler options as in Medusa's starter for an application in JavaScript. */
const COMPILER = {
  compilerOptions: {
    ...{ target: "ES2021", module: "Node16", moduleResolution: "Node16", esModuleInterop: true },
    ...{ allowJs: true, checkJs: false, skipLibCheck: true, resolveJsonModule: true, jsx: "react-jsx" },
    ...{ outDir: "./.medusa/server", rootDir: "./", declaration: false },
  },
  include: ["**/*"],
  exclude: ["node_modules", ".medusa", "plugins"],
}

const PLUGIN_COMPILER = {
  compilerOptions: {
    ...{ target: "ES2021", module: "Node16", moduleResolution: "Node16", esModuleInterop: true },
    ...{ strict: true, skipLibCheck: true, jsx: "react-jsx", declaration: true },
    ...{ outDir: "./.medusa/server", rootDir: "./" },
  },
  include: ["src"],
  exclude: ["node_modules", ".medusa"],
}

const LOG = "medusa.log"
const BUILT = join(".medusa", "server")

/** @typedef {{ plugins: unknown[], modules: unknown[], featureFlags: Record<string, boolean> }} Packs */

/** @param {Packs} packs */
const configWith = (packs) => `const { defineConfig } = require("@medusajs/framework/utils")
const { plugins, modules, featureFlags } = ${JSON.stringify(packs)}

// The checkout reserves an order's number with its payment.
const orderNumbers = {
  resolve: "@medusajs/medusa/order",
  options: { generateCustomDisplayId: async (order) => order.metadata?.order_number },
}
const hasCheckout = plugins.some(({ resolve }) => resolve === "@bon-perroquet/checkout")

module.exports = defineConfig({
  admin: { disable: process.env.DISABLE_ADMIN === "true" },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false },
    cookieOptions: { secure: "auto" },
    http: { storeCors: "", adminCors: "", authCors: "", jwtSecret: "packs", cookieSecret: "packs" },
  },
  featureFlags,
  plugins,
  modules: hasCheckout ? [...modules, orderNumbers] : modules,
})
`

/** Minimal Medusa application with public packages only. */
export class Application {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder
  }

  /** @param {string} folder @returns {Promise<Application>} */
  static async create(folder) {
    mkdirSync(join(folder, "src"), { recursive: true })
    const manifest = { name: "bare", version: "1.0.0", private: true, dependencies: PUBLIC }
    const application = new Application(folder)
    application.addFiles({
      "package.json": JSON.stringify(manifest, null, 2),
      "tsconfig.json": JSON.stringify(COMPILER, null, 2),
    })
    application.configure({ plugins: [], modules: [], featureFlags: {} })
    await application.npmInstall([])
    return application
  }

  /** Returns a copy whose files are links, which takes seconds. @param {string} folder @returns {Promise<Application>} */
  async copy(folder) {
    await runTask({ command: "cp", args: ["-al", this.folder, folder], failure: "The copy failed:" })
    const copy = new Application(folder)
    rmSync(join(folder, LOG), { force: true })
    // Copies these files completely, because npm writes into them and would change the original.
    for (const path of ["package.json", "package-lock.json", join("node_modules", ".package-lock.json")])
      copy.addFiles({ [path]: readFileSync(join(this.folder, path), "utf8") })
    return copy
  }

  /** @param {string[]} tarballs */
  async npmInstall(tarballs) {
    const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--prefer-offline"]
    await runTask({
      command: "npm",
      args: ["install", ...quiet, ...tarballs],
      cwd: this.folder,
      env: environment(),
      failure: "`npm install` failed:",
    })
  }

  /** @param {Packs} packs */
  configure(packs) {
    this.addFiles({ "medusa-config.js": configWith(packs) })
  }

  /** Replaces existing files, because a copy shares them with the original. @param {Record<string, string>} files by path */
  addFiles(files) {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.folder, path)
      mkdirSync(dirname(file), { recursive: true })
      rmSync(file, { force: true })
      writeFileSync(file, text)
    }
  }

  /** Adds compiled files to the build, or to the folder if unbuilt. @param {Record<string, string>} files by path */
  addToRunning(files) {
    for (const [path, text] of Object.entries(files))
      this.addFiles({ [this.isBuilt ? join(BUILT, path) : path]: text })
  }

  get isBuilt() {
    return existsSync(join(this.folder, BUILT))
  }

  /** @param {string[]} args of Medusa's command line @param {string} databaseUrl */
  medusa(args, databaseUrl) {
    return runTask({
      args: [this.commandLine, ...args],
      cwd: this.folder,
      env: environment({ DATABASE_URL: databaseUrl }),
      failure: `\`medusa ${args[0]}\` failed:`,
    })
  }

  /**
   * Builds a plugin with Medusa's command, which also checks its types.
   * @param {{ name: string, files: Record<string, string> }} plugin @returns {Promise<string>} its tarball
   */
  async buildPlugin({ name, files }) {
    const folder = join("plugins", name)
    this.addFiles({
      [join(folder, "tsconfig.json")]: JSON.stringify(PLUGIN_COMPILER, null, 2),
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [join(folder, path), text])),
    })
    /** @type {{ dependencies: Record<string, string> }} */
    const { dependencies } = JSON.parse(files["package.json"] ?? "")
    await this.npmInstall(
      Object.entries(dependencies).flatMap(([name, version]) =>
        name.startsWith(SCOPE) ? [] : `${name}@${version}`,
      ),
    )
    const cwd = join(this.folder, folder)
    const failure = `The plugin ${name} cannot be built:`
    await runTask({ args: [this.commandLine, "plugin:build"], cwd, env: environment(), failure })
    const output = await runTask({
      command: "npm",
      args: ["pack", "--silent"],
      cwd,
      env: environment(),
      failure,
    })
    return join(cwd, output.trim())
  }

  get commandLine() {
    return join(this.folder, "node_modules", "@medusajs", "cli", "cli.js")
  }

  /**
   * Starts the built application, or the unbuilt one without Medusa Admin. Stops it after the work.
   * @template T @param {string} databaseUrl @param {NodeJS.ProcessEnv} env @param {(client: Client) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async whileStarted(databaseUrl, env, work) {
    const port = await freePort(9_700)
    const url = `http://127.0.0.1:${port}`
    const engine = new ManagedProcess({
      name: "Medusa",
      command: process.execPath,
      args: [this.commandLine, "start"],
      cwd: this.isBuilt ? join(this.folder, BUILT) : this.folder,
      env: environment({
        ...env,
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        DISABLE_ADMIN: String(!this.isBuilt),
      }),
      logFile: join(this.folder, LOG),
    })
    try {
      await engine.whenReady(
        async () => (await fetch(`${url}/health`, { headers: { connection: "close" } })).ok,
        READY_WITHIN,
      )
      return await Promise.race([work(new Client(url)), engine.died])
    } finally {
      await engine.stop()
    }
  }
}

/** Returns the environment without variables of an outer `npm run` and of this repository. @param {NodeJS.ProcessEnv} [more] */
function environment(more = {}) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || /^npm_config_(registry|cache)$/i.test(name),
  )
  const env = { ...Object.fromEntries(kept), MEDUSA_DISABLE_TELEMETRY: "true", LOG_LEVEL: "warn" }
  return { ...env, NODE_OPTIONS: "", ...more }
}

/** @param {string} name @param {Record<string, unknown>} options @returns {{ resolve: string, options: unknown }} */
export const pluginEntry = (name, options) => ({ resolve: SCOPE + name, options })
