import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Language } from "@bon-perroquet/contract"

export interface PageRequest {
  address: URL
  language: Language
  /** The shop's public address. */
  origin: string
  engineUrl: string
}

/** A page as src/entry-server.tsx draws it. */
export interface DrawnPage {
  status: 200 | 404
  head: string
  body: string
  /** From what it was drawn. */
  content: string
}

/** The storefront's screens, drawn on the server. */
export interface Renderer {
  kindOf: (pathname: string) => "public" | "personal" | "none"
  /** Parameters of an address that change what its page shows. */
  PAGE_PARAMETERS: readonly string[]
  publicPaths: () => string[]
  /** Files of the source that the browser needs first, as the build's manifest names them. */
  filesFor: (pathname: string, language: Language) => string[]
  drawPage: (request: PageRequest, previous?: DrawnPage) => Promise<DrawnPage>
}

/** Loads what `vite build --ssr` made of the screens. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(folder, "entry-server.js")).href)) as Renderer
}
