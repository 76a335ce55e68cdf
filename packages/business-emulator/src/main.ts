import { startEmulator } from "."

/** Runs the emulator from the environment until the process is told to stop. */
async function main(): Promise<void> {
  const emulator = await startEmulator(Number(process.env.BUSINESS_EMULATOR_PORT))
  process.stdout.write(`business emulator listening on ${emulator.url}\n`)
  const stop = () => {
    void emulator.close().then(() => process.exit(0))
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`The business emulator could not start: ${String(error)}\n`)
  process.exit(1)
})
