import { createRequire } from "node:module"
import { basename, join } from "node:path"
import { ADMIN, PACKAGES, TARGETS } from "./build/build-plan.mjs"
import { buildChanged } from "./build.mjs"
import { StartFailure } from "./failure.mjs"
import { answers, ManagedProcess, READY_WITHIN } from "./processes/managed-process.mjs"
import { backend, packageDir, storefront } from "./paths.mjs"
import { PLUGINS, pluginDir } from "./plugins.mjs"
import { freePort } from "./processes/ports.mjs"
import { startStack } from "./stack.mjs"
import { summary } from "./summary.mjs"
import { isOfAdmin, transpileInto } from "./build/transpile.mjs"
import { watchSources } from "./watch.mjs"

/** @typedef {import("./progress.mjs").Progress} Progress */
/** @typedef {import("./stack.mjs").Stack} Stack */

/**
 * `npm run dev`: runs the built shop. After a change, Vite updates the screens, or the engine or the edge is restarted.
 * @param {Progress} progress @param {AbortSignal} signal @param {Promise<unknown>} stopRequested
 */
export async function develop(progress, signal, stopRequested) {
  const port = Number(process.env.PORT ?? 8000)
  const screensPort = await freePort(5173)
  const screensUrl = `http://localhost:${screensPort}`
  const edgeUrl = `http://localhost:${port}`
  const env = { ...process.env, SHOP_URL: screensUrl, SHOP_ORIGINS: edgeUrl }
  const stack = await startStack({
    ports: { shop: port, engine: Number(process.env.ENGINE_PORT ?? 9000) },
    env,
    progress,
    signal,
  })
  const vite = startVite(stack, screensPort, edgeUrl)
  stack.add(vite)
  /** @type {(() => void)[]} */
  const watches = []
  try {
    watches.push(...watchEngine(stack, progress), ...watchEdge(stack, progress))
    await vite.whenReady(answers(screensUrl), READY_WITHIN)
    progress.say(`\n${summary(stack)}\n\n  Production build: ${edgeUrl}\n`)
    stack.died.catch((error) => show(error, progress))
    await Promise.race([stopRequested, vite.died])
  } finally {
    for (const end of watches) end()
    await stack.stop()
  }
  progress.say("\nStopped.")
}

/**
 * Starts Vite's development server for the screens.
 * @param {Stack} stack @param {number} port @param {string} edgeUrl
 */
function startVite({ setting }, port, edgeUrl) {
  const resolve = createRequire(join(storefront, "package.json")).resolve
  return new ManagedProcess({
    name: "Vite",
    command: process.execPath,
    args: [
      join(resolve("vite/package.json"), "..", "bin", "vite.js"),
      "--port",
      String(port),
      "--strictPort",
    ],
    cwd: storefront,
    env: { ...setting.env, SHOP_URL: edgeUrl },
    logFile: join(setting.dataDir, "logs", "vite.log"),
  })
}

/**
 * Rebuilds and restarts the engine when a plugin, a package or the backend changes.
 * @param {Stack} stack @param {Progress} progress
 */
function watchEngine(stack, progress) {
  /** @type {Set<string>} names of targets that are built before the next start */
  const stale = new Set()
  const rebuild = async () => {
    const names = [...stale]
    stale.clear()
    await buildChanged(
      progress,
      TARGETS.filter(({ name }) => names.includes(name)),
    )
    await progress.step("Restarting the engine", stack.restartEngine)
  }
  const restart = oneAfterAnother(rebuild, progress)
  const workspaces = [...PACKAGES.map(packageDir), ...PLUGINS.map(pluginDir), backend]
  const watches = workspaces.map((workspace) =>
    watchSources(join(workspace, "src"), (files) => {
      for (const file of files) transpileInto(workspace, file)
      // Also rebuilds Medusa Admin, because it contains the bundled extensions of the plugins.
      if (files.some((file) => isOfAdmin(workspace, file)))
        for (const name of [`plugins/${basename(workspace)}`, ADMIN]) stale.add(name)
      restart()
    }),
  )
  const ofExtensions = watchSources(join(packageDir("admin-kit"), "src"), () => {
    stale.add(ADMIN)
    restart()
  })
  return [...watches, ofExtensions]
}

/** Rebuilds and restarts the edge when its source files change. @param {Stack} stack @param {Progress} progress */
function watchEdge(stack, progress) {
  const edge = TARGETS.filter(({ name }) => name === "edge")
  const rebuild = async () => {
    await buildChanged(progress, edge)
    await stack.restartEdge()
  }
  const restart = oneAfterAnother(rebuild, progress)
  return [watchSources(join(storefront, "server"), restart)]
}

/**
 * Returns a function that runs `work`. If it is called while `work` runs, `work` runs once more afterwards.
 * @param {() => Promise<void>} work @param {Progress} progress @returns {() => void}
 */
function oneAfterAnother(work, progress) {
  let running = false
  let again = false
  const run = async () => {
    if (running) return void (again = true)
    running = true
    do {
      again = false
      await work().catch((error) => {
        progress.say(
          error instanceof StartFailure ? `${error.message}\n${error.details}` : String(error.stack),
        )
      })
    } while (again)
    running = false
  }
  return () => void run()
}

/** @param {unknown} error @param {Progress} progress */
function show(error, progress) {
  progress.say(error instanceof StartFailure ? `${error.message}\n${error.details}` : String(error))
}
