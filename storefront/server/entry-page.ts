import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { FastifyReply, FastifyRequest } from "fastify"
import { acceptedEncoding, type Encoding } from "./encoding.js"

/** The page that every screen starts from, in memory in each compression. */
export class EntryPage {
  private readonly bodies = new Map<Encoding, Buffer>()
  private readonly etag: string

  constructor(clientDir: string) {
    const file = join(clientDir, "index.html")
    const html = readFileSync(file)
    this.bodies.set("identity", html)
    for (const [encoding, suffix] of [["br", ".br"] as const, ["gzip", ".gz"] as const])
      if (existsSync(file + suffix)) this.bodies.set(encoding, readFileSync(file + suffix))
    this.etag = createHash("sha256").update(html).digest("base64url").slice(0, 27)
  }

  /** Sends it; a browser that has it already is told so. */
  send(request: FastifyRequest, reply: FastifyReply, status: 200 | 404) {
    const encoding = acceptedEncoding(request.headers["accept-encoding"], this.bodies)
    const etag = `"${this.etag}-${encoding}"`
    reply.header("Cache-Control", "no-cache").header("Vary", "Accept-Encoding").header("ETag", etag)
    if (status === 200 && request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send()
    if (encoding !== "identity") reply.header("Content-Encoding", encoding)
    return reply.code(status).type("text/html; charset=utf-8").send(this.bodies.get(encoding))
  }
}
