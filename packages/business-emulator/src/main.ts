import { startEmulator } from "."

async function main(): Promise<void> {
  const { BUSINESS_EMULATOR_PORT, PEPPOL_API_KEY, PEPPOL_WEBHOOK_SECRET, PEPPOL_WEBHOOK_URL } = process.env
  const emulator = await startEmulator(Number(BUSINESS_EMULATOR_PORT), {
    apiKey: PEPPOL_API_KEY ?? "",
    webhookSecret: PEPPOL_WEBHOOK_SECRET ?? "",
    webhookUrl: PEPPOL_WEBHOOK_URL ?? "",
  })
  process.stdout.write(`The business emulator is listening on ${emulator.url}\n`)
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
