import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brandStyles, logoAddress, THEME, type Brand } from "@bon-perroquet/contract/theme"
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

/** Matches the icons of index.html as PNG files, and the one as SVG, which an uploaded logo lacks. */
const ICON = /<link rel="(?:icon|apple-touch-icon)" href="(\/[\w-]+\.png)"[^>]*>/g
const VECTOR_ICON = /<link rel="icon" href="[^"]+\.svg"[^>]*>/
const LIGHT_THEME =
  /(<meta name="theme-color" content=")#[0-9a-f]{6}(?=" media="\(prefers-color-scheme: light\)")/

const iconOf = (logo: string, file: string): string =>
  logoAddress(logo, file === THEME.pictures.icons[180] ? "180" : "32")

/** Returns the styles with the merchant's colours, which follow those of the theme. */
function brandHead({ colors, theme }: Brand): string {
  const styles = brandStyles(colors, theme)
  return styles && `<style>${styles}</style>`
}

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
      .replace("</head>", () => `${brandHead(shop.brand)}</head>`)
      .replaceAll(ICON, (tag, file: string) =>
        shop.brand.logo ? tag.replace(file, iconOf(shop.brand.logo.id, file)) : tag,
      )
      .replace(VECTOR_ICON, (tag) => (shop.brand.logo ? "" : tag))
      .replace(LIGHT_THEME, (_, start: string) => start + shop.brand.colors.paper)
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
