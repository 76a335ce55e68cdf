import { createServer, type AddressInfo, type Server, type Socket } from "node:net"

interface LastWords {
  greeting?: string
  answer?: Uint8Array
}

/** A server that accepts connections and does not answer, or answers once. */
export class SilentPeer {
  readonly received: string[] = []
  private readonly sockets = new Set<Socket>()
  private readonly server: Server

  constructor({ greeting, answer }: LastWords = {}) {
    this.server = createServer((socket) => {
      const index = this.received.push("") - 1
      this.sockets.add(socket)
      socket.on("error", () => undefined)
      socket.on("close", () => this.sockets.delete(socket))
      socket.on("data", (data) => {
        if (answer && !this.received[index]) socket.write(answer)
        this.received[index] = `${this.received[index] ?? ""}${data.toString("latin1")}`
      })
      if (greeting) socket.write(greeting)
    })
  }

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve))
    return (this.server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
