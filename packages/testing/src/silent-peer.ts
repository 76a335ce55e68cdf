import { createServer, type AddressInfo, type Server, type Socket } from "node:net"

interface LastWords {
  /** Said to whoever comes. */
  greeting?: string
  /** Said to the first thing that it is told. */
  answer?: Uint8Array
}

/** Somebody who takes every connection and then says nothing, or says one thing and then nothing. */
export class SilentPeer {
  /** What each connection was told, in the order of their coming. */
  readonly received: string[] = []
  private readonly sockets = new Set<Socket>()
  private readonly server: Server

  constructor({ greeting, answer }: LastWords = {}) {
    this.server = createServer((socket) => {
      const index = this.received.push("") - 1
      this.sockets.add(socket)
      socket.on("error", () => undefined) // whoever waited in vain hangs up as it likes
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
