import { createRequire } from "node:module"
import { join } from "node:path"
import { PACKAGES, TARGETS } from "./build/build-plan.mjs"
import { buildChanged } from "./build.mjs"
import { StartFailure } from "./failure.mjs"
import { answers, ManagedProcess, READY_WITHIN } from "./processes/managed-process.mjs"
import { backend, packageDir, storefront } from "./paths.mjs"
import { PLUGINS, pluginDir } from "./plugins.mjs"
import { freePort } from "./processes/ports.mjs"
import { startStack } from "./stack.mjs"
import { summary } from "./summary.mjs"
import { oneAfterAnother, watchSources } from "./development/watch-sources.mjs"
import { watchWorkspaces } from "./development/watch-workspaces.mjs"

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

/** Watches the plugins, the packages and the backend. @param {Stack} stack @param {Progress} progress */
function watchEngine(stack, progress) {
  const rebuild = async (/** @type {string[]} */ names) => {
    const stale = TARGETS.filter(({ name }) => names.includes(name))
    await buildChanged(progress, stale)
    await progress.step("Restarting the engine", stack.restartEngine)
  }
  const workspaces = [...PACKAGES.map(packageDir), ...PLUGINS.map(pluginDir), backend]
  return watchWorkspaces({
    workspaces,
    adminKit: packageDir("admin-kit"),
    rebuild,
    failed: (error) => show(error, progress),
  })
}

/** Rebuilds and restarts the edge when its source files change. @param {Stack} stack @param {Progress} progress */
function watchEdge(stack, progress) {
  const edge = TARGETS.filter(({ name }) => name === "edge")
  const rebuild = async () => {
    await buildChanged(progress, edge)
    await stack.restartEdge()
  }
  const restart = oneAfterAnother(rebuild, (error) => show(error, progress))
  return [watchSources(join(storefront, "server"), restart)]
}

/** @param {unknown} error @param {Progress} progress */
function show(error, progress) {
  progress.say(
    error instanceof StartFailure
      ? `${error.message}\n${error.details}`
      : String(error instanceof Error ? error.stack : error),
  )
}
