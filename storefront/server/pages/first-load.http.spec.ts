import { gzipSync } from "node:zlib"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"

const SCRIPT = /<(?:script[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="([^"]+\.js)"/g
/** Maximum bytes (gzip) of the scripts that the first screen needs. */
const MOST = 150 * 1_024

/** Matches static imports of a script by file name. */
const IMPORTS = /\b(?:from|import)\s*"\.\/([^"]+\.js)"/g

async function scriptsOf(path: string): Promise<{ file: string; code: string }[]> {
  const page = requireVariable("SHOP_URL") + path
  const html = await (await fetch(page)).text()
  const files = new Set(Array.from(html.matchAll(SCRIPT), ([, file = ""]) => new URL(file, page).href))
  return Promise.all([...files].map(async (file) => ({ file, code: await (await fetch(file)).text() })))
}

describe("First visit", () => {
  it.each(["/", "/products", "/nl/products"])(
    "a first visit to %s loads little code and no validation schemas",
    async (path) => {
      const scripts = await scriptsOf(path)
      expect(scripts.length).toBeGreaterThan(3)
      const bytes = scripts.map(({ code }) => gzipSync(code, { level: 9 }).length)
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST)
      // The name "ZodObject" shows that a script contains Zod, which pages without forms do not need.
      expect(scripts.some(({ code }) => code.includes("ZodObject"))).toBe(false)
    },
  )

  it("a product page and the checkout load no validation schemas", async () => {
    const { handle } = await new ShopClient().product("amandes-decortiquees")
    for (const path of [`/products/${handle}`, "/checkout"]) {
      const scripts = await scriptsOf(path)
      expect(scripts.length).toBeGreaterThan(3)
      expect(scripts.some(({ code }) => code.includes("ZodObject"))).toBe(false)
    }
  })

  it.each(["/", "/en/checkout"])("the page %s loads scripts after their imports", async (path) => {
    const scripts = await scriptsOf(path)
    const names = scripts.map(({ file }) => file.split("/").at(-1))
    const early = scripts.flatMap(({ file, code }, place) =>
      Array.from(code.matchAll(IMPORTS), ([, name = ""]) => name)
        .filter((name) => names.indexOf(name) > place)
        .map((name) => `${file} before ${name}`),
    )
    expect(early).toEqual([])
  })
})

describe("Private screen", () => {
  it.each([
    ["/en/checkout", /<h1[^>]*>Your order</],
    ["/en/checkout/success?session_id=cs_of_somebody", /role="status"/],
    ["/en/profile/orders/of-somebody", /role="status"/],
    ["/en/orders/view?token=of-somebody", /role="status"/],
    ["/en/orders/track?token=of-somebody", /role="status"/],
  ])("the private screen %s is rendered as a frame, the same for everybody", async (path, place) => {
    const answer = await fetch(requireVariable("SHOP_URL") + path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get("x-robots-tag")).toBe("noindex")
    expect(html).toMatch(/<title>[^<]*Bon Perroquet<\/title>/)
    for (const part of [/<header/, /<main[^>]*id="content"/, place, /<footer/]) expect(html).toMatch(part)
    expect(html).not.toContain("somebody")
  })
})
