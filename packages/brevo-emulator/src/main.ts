import { startEmulator } from "."

async function main(): Promise<void> {
  const emulator = await startEmulator(Number(process.env.EMULATOR_PORT))
  process.stdout.write(`Brevo emulator listening on ${emulator.url}\n`)
  const stop = () => {
    void emulator.close().then(() => process.exit(0))
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`The Brevo emulator could not start: ${String(error)}\n`)
  process.exit(1)
})
