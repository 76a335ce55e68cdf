import { join } from "node:path"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { EntryPage } from "./entry-page.js"
import { refuse } from "./refusal.js"
import { SCREENS } from "./screen-routes.js"

/** Files whose name holds a hash of their content never change under it. */
const IMMUTABLE = "public, max-age=31536000, immutable"
const AN_HOUR = "public, max-age=3600"

const isFile = (path: string) => /\.[a-z0-9]{2,11}$/i.test(path)

/** The built storefront: hashed files for ever, the entry page afresh, unknown addresses as a page with status 404. */
export async function serveScreens(app: FastifyInstance, clientDir: string) {
  const page = new EntryPage(clientDir)
  const hashed = join(clientDir, "assets")
  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header("Cache-Control", path.startsWith(hashed) ? IMMUTABLE : AN_HOUR)
      reply.header("Vary", "Accept-Encoding")
    },
  })
  for (const screen of SCREENS) app.get(screen, (request, reply) => page.send(request, reply, 200))
  app.get("/index.html", (_request, reply) => reply.redirect("/", 308))
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("Allow", "GET, HEAD")
      return refuse(request, reply, 405, "method_not_allowed")
    }
    const [path = ""] = request.url.split("?")
    return isFile(path) ? refuse(request, reply, 404, "not_found") : page.send(request, reply, 404)
  })
}
