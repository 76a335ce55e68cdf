import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { Agent, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { buildEdge } from "../app.js"
import type { EdgeConfig } from "../config.js"
import type { Renderer, ScreenKind } from "../pages/renderer.js"

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface RunningEdge {
  folder: string
  ask: (
    path: string,
    options?: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer },
  ) => Promise<Answer>
  /** Starts the shutdown. The edge still answers requests. */
  beginToEnd: () => void
  stop: () => Promise<void>
}

const page = (title: string, merchant: string) =>
  `<!doctype html><html lang="fr"><head><script>keep()</script><!--head--><title>${title}</title><!--/head--></head>` +
  `<body><div id="root"></div><script type="application/json" id="merchant">${merchant}</script>` +
  `${"<p>graines</p>".repeat(80)}</body></html>`

const MERCHANT = { name: "Noix & <i>graines</i>", bank: "</script><script>alert(1)</script>" }

export const HTML = page(
  "Noix &amp; &lt;i>graines&lt;/i>",
  String.raw`{"merchant":{"name":"Noix & \u003ci>graines\u003c/i>","bank":"\u003c/script>\u003cscript>alert(1)\u003c/script>"},"closed_days":[],"offers":[],"services":[],"payment_marks":[],"is_open":true,"brand":{"logo":null,"colors":{"action":"#1f6b3a","promotion":"#c8322b","paper":"#fbf7ef"}},"tags":{"matomo":null,"ga4":null,"meta":null}}`,
)

const SCREENS: (ScreenKind & { path: RegExp })[] = [
  { path: /^\/(products.*|shipping)?$/, rendered: "all", isListed: true, isKnown: true },
  { path: /^\/profile$/, rendered: "around", isListed: false, isKnown: true },
  { path: /^\/checkout$/, rendered: "nothing", isListed: false, isKnown: true },
]
const UNKNOWN: ScreenKind = { rendered: "all", isListed: false, isKnown: false }

/** A renderer for tests. It requests /products/* from the engine, which may answer "unknown" or "moved to /path". */
export const renderer: Renderer = {
  screenOf: (pathname) => SCREENS.find(({ path }) => path.test(pathname)) ?? UNKNOWN,
  pageAddress: ({ pathname, searchParams }) => {
    const page = searchParams.get("page")
    return { path: page ? `${pathname}?page=${page}` : pathname, isShared: !searchParams.has("q") }
  },
  publicPaths: (services, isOpen) => [
    ...(isOpen ? ["/", "/products"] : ["/terms"]),
    ...services.map((service) => `/${service}`),
  ],
  filesFor: () => [],
  drawPage: async ({ address, language, engineUrl }, previous) => {
    const { rendered, isKnown } = renderer.screenOf(address.pathname)
    const asks = isKnown && rendered === "all"
    const content = asks ? await (await fetch(`${engineUrl}/api/page`)).text() : ""
    if (previous?.content === content) return previous
    const [, location] = /^moved to (\S+)$/.exec(content) ?? []
    if (location) return { status: 301, location, head: "", body: "", content }
    const status = isKnown && content !== "unknown" ? 200 : 404
    const body = `<div id="root">${language} ${address.pathname}${address.search} ${content}</div>`
    return { status, head: `<title>${status}</title>`, body, content }
  },
}

export async function startEdge({
  engineUrl,
  ...config
}: Partial<EdgeConfig> & { engineUrl: URL }): Promise<RunningEdge> {
  const folder = mkdtempSync(join(tmpdir(), "edge-"))
  const clientDir = join(folder, "client")
  const uploadsDir = join(folder, "uploads")
  mkdirSync(join(clientDir, "assets"), { recursive: true })
  mkdirSync(join(uploadsDir, "products"), { recursive: true })
  for (const [file, content] of [
    ["index.html", page("%SHOP_NAME%", "")],
    ["assets/app-1a2b3c4d.js", "console.log('shop');".repeat(60)],
    ["favicon.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ] as const) {
    writeFileSync(join(clientDir, file), content)
    writeFileSync(join(clientDir, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(clientDir, `${file}.gz`), gzipSync(content))
  }
  writeFileSync(join(folder, "merchant.json"), JSON.stringify(MERCHANT))
  writeFileSync(join(uploadsDir, "products", "noix-960.webp"), "webp")
  writeFileSync(join(uploadsDir, "private-export.csv"), "secret")
  writeFileSync(join(uploadsDir, "private-scan.png"), "secret")
  writeFileSync(join(folder, "outside.png"), "secret")
  const settings: EdgeConfig = {
    host: "127.0.0.1",
    port: 0,
    shopUrl: new URL("http://localhost:8000"),
    otherOrigins: [],
    engineUrls: [engineUrl],
    clientDir,
    pagesDir: "",
    merchantFile: join(folder, "merchant.json"),
    uploadsDir,
    bucketUrl: undefined,
    checkoutRateLimit: 60,
    contactRateLimit: 60,
    trustProxy: false,
    logLevel: "silent",
    metricsToken: "metrics of the tests",
    drainSeconds: 0,
    ...config,
  }
  const app = await buildEdge(settings, renderer)
  await app.listen({ host: "127.0.0.1", port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  return {
    folder,
    // Uses node:http, because fetch normalises paths and decompresses bodies.
    ask: (path, { method = "GET", headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const request = httpRequest({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
          const { statusCode: status = 0, headers: answered } = response
          buffer(response).then((content) => resolve({ status, headers: answered, body: content }), reject)
        })
        request.once("error", reject)
        request.end(body)
      }),
    beginToEnd: () => app.stopTakingShoppers(),
    stop: async () => {
      const closed = app.close()
      // Closes idle connections, because the edge would otherwise wait for them.
      for (const sockets of Object.values(agent.freeSockets))
        for (const socket of sockets ?? []) socket.destroy()
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}
