import { join, sep } from "node:path"
import { buildChanged } from "../../../tools/start/build.mjs"
import { defaultDataDir, root } from "../../../tools/start/paths.mjs"
import { PLUGINS, pluginDir } from "../../../tools/start/plugins.mjs"
import { freePort } from "../../../tools/start/processes/ports.mjs"
import { SilentProgress } from "../../../tools/start/progress.mjs"
import { startStack } from "../../../tools/start/stack.mjs"
import { environmentOfTests, settingsOfTests } from "../../../tools/start/test/settings.mjs"
import { transpileInto } from "../../../tools/start/build/transpile.mjs"

/**
 * Keeps a shop running and restarts only changed parts.
 * @param {import("../../../tools/start/progress.mjs").Progress} progress @param {AbortSignal} signal
 * @param {boolean} fresh false uses the data of the last run, without preparation
 */
export async function startKeptShop(progress, signal, fresh) {
  const stack = await startStack({
    dataDir: join(defaultDataDir, "kept"),
    fresh,
    durable: false,
    ports: {
      ...{ shop: await freePort(8500), engine: 9500, postgres: 15_700 },
      ...{ emulator: 9520, extensions: 9540, business: 9560 },
    },
    env: settingsOfTests(),
    progress,
    signal,
  })
  const { CI: _retries, ...env } = environmentOfTests(stack)
  return {
    stop: stack.stop,
    build,
    /** @param {string} file changed file */
    restartWith: async (file) => {
      await build(file)
      if (file.startsWith("storefront/")) return stack.restartEdge()
      await stack.endEngine(0)
      await stack.startEngine(0)
    },
    env,
  }
}

/**
 * Builds what depends on a changed file. Of a plugin, compiles only this file, which takes milliseconds.
 * @param {string} file @returns {Promise<unknown>}
 */
async function build(file) {
  const plugin = PLUGINS.map(pluginDir).find((folder) => join(root, file).startsWith(`${folder}${sep}`))
  if (plugin) return transpileInto(plugin, join(root, file))
  return buildChanged(new SilentProgress())
}
