import { fork } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { fileURLToPath } from "node:url"

/**
 * Requests `address` once, and starts a minimal Node.js server that always returns that response. Its speed is an upper
 * limit for the shop's.
 * @param {string} address
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function startBareServer(address) {
  const server = fork(fileURLToPath(new URL("bare-server-process.mjs", import.meta.url)), {
    serialization: "advanced",
  })
  server.send(await compressedAnswer(address))
  const [port] = await once(server, "message")
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() }
}

/**
 * Returns a compressed response, because `fetch` would decompress it.
 * @param {string} address
 * @returns {Promise<{ headers: Record<string, string>, body: Buffer }>}
 */
function compressedAnswer(address) {
  return new Promise((resolve, reject) => {
    const clientRequest = request(address, { headers: { "accept-encoding": "br" } }, async (answer) => {
      const chunks = []
      for await (const chunk of answer) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const { "content-type": type = "", "content-encoding": encoding = "identity" } = answer.headers
      resolve({
        headers: {
          "content-type": type,
          "content-encoding": encoding,
          "content-length": String(body.length),
        },
        body,
      })
    })
    clientRequest.once("error", reject).end()
  })
}
