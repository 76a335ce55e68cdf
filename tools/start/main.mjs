// This file only imports modules of Node.js until the packages are installed.
import { StartFailure } from "./failure.mjs"
import { installWhenNeeded, isInstalled } from "./install.mjs"
import { requireStartable } from "./preconditions.mjs"
import { Progress } from "./progress.mjs"
import { stopTasks } from "./processes/task.mjs"

const FIRST_START =
  "Installing packages, building the shop and adding products takes about two minutes. Later starts take seconds."

const progress = new Progress()
const givenUp = new AbortController()

/** Resolves at the first signal. The second is ignored, because npm forwards Ctrl-C a second time. */
const stopRequested = new Promise((resolve) => {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, resolve)
})
void stopRequested.then(() => {
  givenUp.abort()
  stopTasks()
})

async function main() {
  const port = Number(process.env.PORT ?? 8000)
  await requireStartable(port)
  progress.say(
    isInstalled()
      ? "\nBon Perroquet is starting\n"
      : `\nBon Perroquet is starting for the first time\n${FIRST_START}\n`,
  )
  await installWhenNeeded(progress)
  if (process.argv.includes("--dev"))
    return (await import("./dev.mjs")).develop(progress, givenUp.signal, stopRequested)
  const [{ startStack }, { summary }] = await Promise.all([import("./stack.mjs"), import("./summary.mjs")])
  const engine = Number(process.env.ENGINE_PORT ?? 9000)
  const options = { ports: { shop: port, engine }, progress, signal: givenUp.signal, restarts: true }
  const stack = await startStack(options)
  try {
    progress.say(`\n${summary(stack)}\n`)
    await Promise.race([stopRequested, stack.died])
    progress.say("\nStopping …")
  } finally {
    await stack.stop()
  }
  progress.say("Stopped.")
}

try {
  await main()
} catch (error) {
  if (givenUp.signal.aborted) progress.say("Stopped.")
  else if (error instanceof StartFailure) {
    progress.say(`\n${error.message}`)
    if (error.details) progress.say(error.details)
    process.exitCode = 1
  } else throw error
}
process.exit()
