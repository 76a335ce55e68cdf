import fc from "fast-check"
import type { Call } from "./calls"
import { addresses } from "./generators/addresses"
import { oddText } from "./generators/odd-values"
import type { FuzzRequest } from "./requests"
import { requestsOf } from "./requests"

/** Pages with a URL that contains text of a visitor. */
const PAGES: Call[] = [
  "/",
  "/products",
  "/products/:handle",
  "/checkout/success",
  "/auth",
  "/profile",
  "/admin/:tab",
  "/contact",
  "/:unknown",
  "/assets/:file",
  "/static/:file",
  "/static/:folder/:file",
  "/sitemap.xml",
  "/robots.txt",
  "/healthz",
  "/api",
  "/api/:unknown/:more",
].map((path) => ({ method: "GET", path }))

/** Paths that URL parsers may interpret in different ways. */
const CROOKED = [
  "//",
  "//evil.example/products",
  "///evil.example",
  "/\\evil.example",
  "//[",
  "//[::1",
  "//a:b@c:99999/",
  "//evil.example:99999/products",
  "/products/..%2f..%2f..%2fetc%2fpasswd",
  "/static/..%2f..%2fsecrets.json",
  "/static/%2e%2e/%2e%2e/secrets.json",
  "/assets/../../server/main.js",
  "/.vite/manifest.json",
  "/.env",
  "/.git/config",
  "/index.html?x",
  "/api/../admin/users",
  "/api/%2e%2e/admin/users",
  "/api//categories",
  "/api/categories/",
  "/API/categories",
  "/api/categories;x=1",
  "/api/categories%00",
  "/%",
  "/%ff",
  "/products?lang=",
  "/?lang=xx&lang=fr",
  "/fr//evil.example",
  "/fr/\\evil.example",
  "/nl/%5cevil.example",
  "//fr//evil.example?lang=nl",
  "/nl/nl/products?lang=en",
  "/products?page=-1&page=1e9",
  "/products?category=%3Cscript%3Ealert(1)%3C/script%3E",
  "/products?q=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E",
  "/admin/products?search=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
  "*",
  "http://evil.example/products",
]

export const pageRequests: fc.Arbitrary<FuzzRequest> = fc
  .oneof(
    { weight: 2, arbitrary: fc.constantFrom(...PAGES).chain((page) => requestsOf(page, {})) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...CROOKED).map((target): FuzzRequest => ({
        method: "GET",
        target,
        server: "edge",
        caller: "nobody",
        headers: [],
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...PAGES).chain((page) => addresses(page, {})),
          oddText,
        )
        .map(([target, text]): FuzzRequest => {
          const more = `${target.includes("?") ? "&" : "?"}lang=${encodeURIComponent(Buffer.from(text.slice(0, 200)).toString())}`
          return { method: "GET", target: target + more, server: "edge", caller: "nobody", headers: [] }
        }),
    },
  )
  .map(({ refusedFor: _screens, ...request }) => ({ ...request, server: "edge" as const }))
