import { startEmulator } from "."

async function main(): Promise<void> {
  const { EMULATOR_PORT, SENDCLOUD_PUBLIC_KEY, SENDCLOUD_SECRET_KEY } = process.env
  const emulator = await startEmulator({
    port: Number(EMULATOR_PORT),
    publicKey: SENDCLOUD_PUBLIC_KEY ?? "",
    secretKey: SENDCLOUD_SECRET_KEY ?? "",
  })
  process.stdout.write(`Sendcloud emulator listening on ${emulator.url}\n`)
  const stop = () => {
    void emulator.close().then(() => process.exit(0))
  }
  process.once("SIGTERM", stop)
  process.once("SIGINT", stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`The Sendcloud emulator could not start: ${String(error)}\n`)
  process.exit(1)
})
