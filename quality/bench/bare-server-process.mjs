import { once } from "node:events"
import { createServer } from "node:http"

const [{ headers, body }] = await once(process, "message")
const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  if (address && typeof address === "object") process.send?.(address.port)
})
