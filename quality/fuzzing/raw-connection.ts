import { connect } from "node:net"
import { baseOf } from "./wire"
import type { Server } from "./requests"

/** Milliseconds within which the shop must close a connection that sent no valid request. */
const TIMEOUT_MS = 25_000

export interface Exchange {
  text: string
  statuses: number[]
  closedByShop: boolean
  tookMs: number
}

/** Sends bytes. Reads until the shop closes the connection, or until `quietMs` have passed since its last byte. */
export function exchange(server: Server, bytes: string | Buffer, quietMs = 300): Promise<Exchange> {
  const { port } = baseOf(server)
  return new Promise((resolve) => {
    const startedAt = performance.now()
    const chunks: Buffer[] = []
    const socket = connect({ host: "127.0.0.1", port: Number(port) })
    let quiet: NodeJS.Timeout | undefined
    const end = (closedByShop: boolean) => {
      clearTimeout(quiet)
      clearTimeout(timer)
      socket.destroy()
      const text = Buffer.concat(chunks).toString("latin1")
      const statuses = [...text.matchAll(/(?:^|\n|\})HTTP\/1\.[01] (\d{3})/g)].map(([, status]) =>
        Number(status),
      )
      resolve({ text, statuses, closedByShop, tookMs: performance.now() - startedAt })
    }
    const timer = setTimeout(() => end(false), TIMEOUT_MS)
    socket.on("data", (chunk) => {
      chunks.push(chunk)
      clearTimeout(quiet)
      quiet = setTimeout(() => end(false), quietMs)
    })
    socket.on("error", () => end(true))
    socket.on("close", () => end(true))
    socket.write(bytes)
  })
}
