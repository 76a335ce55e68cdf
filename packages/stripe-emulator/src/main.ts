import { startEmulator } from "."
import { optionsFromEnvironment } from "./options"

async function main(): Promise<void> {
  const emulator = await startEmulator(optionsFromEnvironment(process.env))
  process.stdout.write(`The Stripe emulator is listening on ${emulator.url}\n`)
  const stop = () => {
    void emulator.close().then(() => process.exit(0))
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`The Stripe emulator could not start: ${reasonOf(error)}\n`)
  process.exit(1)
})

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isPortInUse = "code" in error && error.code === "EADDRINUSE"
  return isPortInUse ? "its port is taken; set STRIPE_EMULATOR_PORT to a free one." : error.message
}
