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

/** Matches the part of the head that the rendered head replaces. */
const HEAD = /(<!--head-->)[\s\S]*(<!--\/head-->)/
const ROOT = '<div id="root"></div>'
const MERCHANT = /(<script type="application\/json" id="merchant">)(<\/script>)/

const inHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
/** Escapes "<", because the closing tag would end the script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c")

export class PageTemplate {
  private readonly html: string
  private readonly manifest: Manifest

  constructor(clientDir: string) {
    this.html = readFileSync(join(clientDir, "index.html"), "utf8")
    const manifest = join(clientDir, ".vite", "manifest.json")
    this.manifest = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")) as Manifest) : {}
  }

  /**
   * @param files source files that the browser needs first
   * @param shop facts for the screens
   * @param rendered rendered screen; absent if the browser renders it
   */
  page(language: Language, files: string[], shop: ShopFacts, rendered?: DrawnPage): string {
    const html = this.html
      .replace(/<html lang="\w+"/, `<html lang="${language}"`)
      .replace("%SHOP_NAME%", () => inHtml(shop.merchant.name))
      .replace(MERCHANT, (_, start: string, end: string) => start + inScript(shop) + end)
    const preloads = this.preloads(files)
    // The replacements are functions, because "$&" has a special meaning in replacement strings.
    if (!rendered) return html.replace(HEAD, (title) => title + preloads)
    return html
      .replace(HEAD, (_, start: string, end: string) => start + rendered.head + end)
      .replace(ROOT, () => `${rendered.body}<template id="code">${preloads}</template>`)
  }

  /**
   * Returns links that preload files, in import order. On a rendered page, a template element contains them until the
   * first paint (src/main.ts), because pictures have priority.
   */
  private preloads(files: string[]): string {
    const seen = new Set<string>()
    const requested: string[] = []
    const add = (name: string) => {
      const entry = this.manifest[name]
      if (!entry || seen.has(entry.file)) return
      seen.add(entry.file)
      entry.imports?.forEach(add)
      requested.push(entry.file)
    }
    files.forEach(add)
    return requested
      .filter((file) => !this.html.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join("")
  }
}
