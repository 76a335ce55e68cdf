import { mkdirSync } from "node:fs"
import fastifyStatic from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { refuse } from "./refusal.js"
import { PICTURE_POLICY } from "./security-headers.js"

const PICTURE = /^\/(?!.*private-)(?!.*\/\.)[\w./-]+\.(avif|webp|png|jpe?g|gif|svg)$/i

/** Serves pictures at /static/…, and no other files of the folder. */
export async function servePictures(app: FastifyInstance, uploadsDir: string) {
  mkdirSync(uploadsDir, { recursive: true })
  const scoped = async (scope: FastifyInstance) => {
    await scope.register(fastifyStatic, {
      root: uploadsDir,
      prefix: "/",
      decorateReply: false,
      index: false,
      cacheControl: false,
      // The engine's file provider names private files "private-…".
      allowedPath: (path) => PICTURE.test(path),
      setHeaders: (reply) => {
        reply.header("Cache-Control", "public, max-age=31536000, immutable")
        reply.header("Content-Security-Policy", PICTURE_POLICY)
        // Medusa Admin shows pictures from another origin.
        reply.header("Cross-Origin-Resource-Policy", "cross-origin")
      },
    })
    scope.setNotFoundHandler((request, reply) => refuse(request, reply, 404, "not_found"))
  }
  await app.register(scoped, { prefix: "/static" })
}
