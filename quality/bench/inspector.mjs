import { once } from "node:events"
import { WebSocket } from "undici"
import { ask } from "./ask.mjs"

export class Inspector {
  #socket
  #next = 1
  /** @type {Map<number, { resolve: (result: any) => void, reject: (reason: Error) => void }>} */
  #waiting = new Map()

  /** @param {WebSocket} socket */
  constructor(socket) {
    this.#socket = socket
    socket.addEventListener("message", ({ data }) => {
      const { id, result, error } = JSON.parse(String(data))
      const caller = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error) caller?.reject(new Error(error.message))
      else caller?.resolve(result)
    })
  }

  /** @param {number} port @returns {Promise<Inspector>} */
  static async connect(port) {
    const [target] = await ask(`http://127.0.0.1:${port}/json/list`)
    const socket = new WebSocket(target.webSocketDebuggerUrl)
    await once(socket, "open")
    return new Inspector(socket)
  }

  /** @param {string} method @param {object} [params] @returns {Promise<any>} result as described by the protocol */
  call(method, params = {}) {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }

  /** @param {string} expression @returns {Promise<any>} value of the expression as JSON */
  async evaluate(expression) {
    const { result } = await this.call("Runtime.evaluate", { expression, returnByValue: true })
    return result.value
  }

  close() {
    this.#socket.close()
  }
}
