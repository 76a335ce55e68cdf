import { readFileSync } from "node:fs"
import { request as requestPlain } from "node:http"
import { createServer } from "node:https"

const file = (/** @type {string} */ name) => new URL(name, import.meta.url)

/** Host of the certificate, which is only for tests. */
export const PUBLIC_HOST = "la-voliere.example"
export const CERTIFICATE = file("certificate.pem").pathname

/**
 * Starts a proxy that terminates TLS, like Caddy in front of a shop.
 * @param {number} port where it listens @param {number} target port of the shop
 */
export async function startHttpsFront(port, target) {
  const server = createServer(
    { key: readFileSync(file("key.pem")), cert: readFileSync(CERTIFICATE) },
    (request, response) => {
      const { method, url: path } = request
      const headers = { ...request.headers, "x-forwarded-proto": "https" }
      const onward = requestPlain({ host: "127.0.0.1", port: target, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on("error", () => response.destroy())
      request.pipe(onward)
    },
  )
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)))
  return server
}
