import { startEmulator } from "."

async function main(): Promise<void> {
  const { BPOST_EMULATOR_PORT, BPOST_ACCOUNT, BPOST_PASSPHRASE, BPOST_EMULATOR_STATE } = process.env
  const emulator = await startEmulator({
    port: Number(BPOST_EMULATOR_PORT),
    account: BPOST_ACCOUNT ?? "",
    passphrase: BPOST_PASSPHRASE ?? "",
    stateFile: BPOST_EMULATOR_STATE || null,
  })
  process.stdout.write(`bpost emulator listening on ${emulator.url}\n`)
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
