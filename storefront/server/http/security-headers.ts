import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import helmet from "@fastify/helmet"
import type { FastifyInstance } from "fastify"
import type { EdgeConfig } from "../config.js"

/** Policy for uploads, which are pictures only. An SVG that a browser opens directly then runs no scripts. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Headers of responses that bypass Fastify's hooks. */
export const BARE_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "strict-origin-when-cross-origin",
}

/** Two years, as browsers recommend. */
export const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains"

const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((feature) => `${feature}=()`)
  .join(", ")

/** Returns the hashes of the inline scripts in index.html, as sources for `script-src`. */
function inlineScripts(clientDir: string | null): string[] {
  const html = clientDir ? readFileSync(join(clientDir, "index.html"), "utf8") : ""
  return Array.from(html.matchAll(/<script>([^<]*)<\/script>/g), ([, script = ""]) => {
    const hash = createHash("sha256").update(script).digest("base64")
    return `'sha256-${hash}'`
  })
}

export async function addSecurityHeaders(
  app: FastifyInstance,
  {
    shopUrl,
    bucketUrl,
    clientDir,
  }: Pick<EdgeConfig, "bucketUrl" | "clientDir"> & { /** Read for each request. */ shopUrl: () => URL },
) {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...inlineScripts(clientDir)],
        // Open dialogs insert a style element that disables scrolling.
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:", ...(bucketUrl ? [bucketUrl.origin] : [])],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'none'"],
        "object-src": ["'none'"],
      },
    },
    strictTransportSecurity: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  })
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("Permissions-Policy", PERMISSIONS)
    if (shopUrl().protocol !== "https:") return
    reply.header("Strict-Transport-Security", STRICT_TRANSPORT)
    const policy = String(reply.getHeader("Content-Security-Policy"))
    reply.header("Content-Security-Policy", `${policy};upgrade-insecure-requests`)
  })
}
