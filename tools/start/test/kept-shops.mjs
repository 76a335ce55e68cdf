import { createServer } from "node:http"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildChanged } from "../build.mjs"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir } from "../paths.mjs"
import { freePort } from "../processes/ports.mjs"

/** @typedef {import("./shops.mjs").TestShops} TestShops */

const file = join(defaultDataDir, "test", "kept.json")

const FIRST_PORT = 8190

/**
 * Keeps test shops running until the signal. When a later `npm test -- --changed` asks for them, rebuilds changed
 * targets and restarts them first.
 * @param {TestShops} shops @param {import("../progress.mjs").Progress} progress
 * @param {AbortSignal} signal
 */
export async function keepShops(shops, progress, signal) {
  const renewed = async () => {
    await shops.renew(await buildChanged(progress))
    return { status: 200, body: shops.envs }
  }
  const server = createServer((_request, response) => {
    void renewed()
      .catch((error) => ({ status: 500, body: describe(error) }))
      .then(({ status, body }) => response.writeHead(status).end(JSON.stringify(body)))
  })
  const port = await freePort(FIRST_PORT)
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(null)))
  writeFileSync(file, JSON.stringify({ url: `http://127.0.0.1:${port}` }))
  progress.say(
    `\nShops for tests: ${shops.envs.map(({ SHOP_URL }) => SHOP_URL).join(" ")}. Press Ctrl-C to stop them.`,
  )
  await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }))
  rmSync(file, { force: true })
  server.close()
}

/** @param {unknown} error */
const describe = (error) =>
  error instanceof StartFailure ? `${error.message}\n${error.details}` : String(error)

/**
 * Returns the environments of kept shops (`npm test -- --keep`), after they were updated to the current code.
 * @returns {Promise<NodeJS.ProcessEnv[] | null>} null if no shops are kept
 */
export async function keptShops() {
  if (!existsSync(file)) return null
  const { url } = JSON.parse(readFileSync(file, "utf8"))
  const answer = await fetch(url, { method: "POST" }).catch(() => null)
  if (!answer) return null
  /** @type {any} */
  const body = await answer.json()
  if (!answer.ok) throw new StartFailure("The running shops could not be updated with the change:", body)
  return body
}
