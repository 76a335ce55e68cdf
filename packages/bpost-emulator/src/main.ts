import { startEmulator } from "."

async function main(): Promise<void> {
  const { EMULATOR_PORT, EMULATOR_STATE, BPOST_ACCOUNT, BPOST_PASSPHRASE } = process.env
  const emulator = await startEmulator({
    port: Number(EMULATOR_PORT),
    account: BPOST_ACCOUNT ?? "",
    passphrase: BPOST_PASSPHRASE ?? "",
    stateFile: EMULATOR_STATE || null,
  })
  process.stdout.write(`The bpost emulator is listening on ${emulator.url}\n`)
  const stop = () => {
    void emulator.close().then(() => process.exit(0))
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`The bpost emulator could not start: ${String(error)}\n`)
  process.exit(1)
})
