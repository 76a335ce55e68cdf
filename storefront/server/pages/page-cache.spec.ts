import type { ShopFacts } from "../engine/shop-facts.js"
import { PageCache, type Site } from "./page-cache.js"
import type { PageTemplate } from "./page-template.js"
import type { DrawnPage, Renderer } from "./renderer.js"

const admit = () => Promise.resolve()
const products = { address: new URL("http://shop.example/products"), language: "fr" } as const
const site: Site = {
  storefront: { code: undefined, url: new URL("http://shop.example"), languages: ["fr"], headers: {} },
  shopFacts: { current: () => Promise.resolve({} as ShopFacts) },
}
const page = (content: string): DrawnPage => ({ status: 200, head: "", body: content, content })

/** Returns a cache whose pages `draw` renders. */
function cacheOf(draw: () => Promise<DrawnPage>): PageCache {
  const renderer: Partial<Renderer> = {
    screenOf: () => ({ rendered: "all", isListed: true, isKnown: true }),
    pageAddress: ({ pathname }) => ({ path: pathname, isShared: true }),
    filesFor: () => [],
    drawPage: draw,
  }
  const template: Pick<PageTemplate, "page"> = {
    page: (_language, _files, _shop, drawn) => drawn?.body ?? "",
  }
  return new PageCache({
    ...{ renderer: renderer as Renderer, template: template as PageTemplate, timeoutMs: 20 },
    engine: { nextOrigin: () => "http://engine.example" },
  })
}

it("a cached page is sent while the engine does not respond, and replaced when it responds again", async () => {
  let respond: (page: DrawnPage) => void = () => undefined
  const pages = [Promise.resolve(page("old")), new Promise<DrawnPage>((resolve) => (respond = resolve))]
  const cache = cacheOf(() => pages.shift() ?? Promise.resolve(page("newer")))
  const clock = jest.spyOn(performance, "now")
  try {
    const sent = async (at: number) => {
      clock.mockReturnValue(at)
      return (await cache.page(site, products, admit)).bodies.get("identity")?.toString()
    }
    expect(await sent(0)).toBe("old")
    expect(await sent(1_000)).toBe("old")
    const late = sent(61_000)
    respond(page("new"))
    expect(await late).toBe("new")
    expect(await sent(62_000)).toBe("newer")
  } finally {
    clock.mockRestore()
  }
})
