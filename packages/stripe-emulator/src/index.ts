import type { AddressInfo } from "node:net"
import { Emulator } from "./emulator"
import { resolveOptions, type EmulatorOptions } from "./options"
import { expireDue } from "./payments/expire"
import { createEmulatorServer } from "./server"

export type { EmulatorOptions } from "./options"
export type { WebhookEndpoint } from "./webhooks/endpoint"
export { DEFAULT_API_KEY, DEFAULT_PORT } from "./options"
export { EmulatorControl } from "./control-client"

export type RunningEmulator = { url: string; close(): Promise<void> }

const EXPIRY_CHECK_MS = 1_000

export async function startEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  const resolved = resolveOptions(options)
  const emulator = new Emulator(resolved)
  const server = createEmulatorServer(emulator)
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(resolved.port, resolved.host, resolve)
  })
  const url = `http://127.0.0.1:${portOf(server.address())}`
  emulator.publicUrl = resolved.publicUrl ?? url
  const expiry = setInterval(() => expireDue(emulator), EXPIRY_CHECK_MS)
  expiry.unref()
  return {
    url,
    async close() {
      clearInterval(expiry)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      await emulator.close()
    },
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === "string")
    throw new Error("The emulator does not listen on a port.")
  return address.port
}
