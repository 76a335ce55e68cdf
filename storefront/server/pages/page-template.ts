import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "@bon-perroquet/contract"
import type { ShopFacts } from "../engine/shop-facts.js"
import type { DrawnPage } from "./renderer.js"

interface ManifestEntry {
  file: string
  imports?: string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

/** The marks stay: a browser that draws the screen itself takes out what stands between them. */
const HEAD = /(<!--head-->)[\s\S]*(<!--\/head-->)/
const ROOT = '<div id="root"></div>'
const MERCHANT = /(<script type="application\/json" id="merchant">)(<\/script>)/

const inHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
/** A script ends where its closing tag stands, whatever is around it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

/** The built page that every screen starts from, with places for what was drawn on the server. */
export class PageTemplate {
  private readonly html: string
  private readonly manifest: Manifest

  constructor(clientDir: string) {
    this.html = readFileSync(join(clientDir, "index.html"), "utf8")
    const manifest = join(clientDir, ".vite", "manifest.json")
    this.manifest = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")) as Manifest) : {}
  }

  /**
   * The page of a screen.
   * @param files of the source that the browser needs first
   * @param shop what the screens are told of the merchant
   * @param drawn the screen itself; left to the browser when absent
   */
  page(language: Language, files: string[], shop: ShopFacts, drawn?: DrawnPage): string {
    const html = this.html
      .replace(/<html lang="\w+"/, `<html lang="${language}"`)
      .replace("%SHOP_NAME%", () => inHtml(shop.merchant.name))
      .replace(MERCHANT, (_, start: string, end: string) => start + inScript(shop) + end)
    const preloads = this.preloads(files)
    // Replacements are functions: a price in dollars, or any other "$&", must stay what it is.
    if (!drawn) return html.replace(HEAD, (title) => title + preloads)
    return html
      .replace(HEAD, (_, start: string, end: string) => start + drawn.head + end)
      .replace(ROOT, () => `${drawn.body}<template id="code">${preloads}</template>`)
  }

  /**
   * The screen's code and texts, to be asked for at once rather than one after the other; what others import stands before
   * them. On a page that is drawn already they wait in a template until it is painted (src/main.ts): its pictures come first.
   */
  private preloads(files: string[]): string {
    const seen = new Set<string>()
    const wanted: string[] = []
    const add = (name: string) => {
      const entry = this.manifest[name]
      if (!entry || seen.has(entry.file)) return
      seen.add(entry.file)
      entry.imports?.forEach(add)
      wanted.push(entry.file)
    }
    files.forEach(add)
    return wanted
      .filter((file) => !this.html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join("")
  }
}
