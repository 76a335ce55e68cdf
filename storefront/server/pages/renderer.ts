import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Language } from "@bon-perroquet/contract"
import type { ShopFacts } from "../engine/shop-facts.js"
import { DrawingThread } from "./drawing/drawing-thread.js"

export interface PageRequest {
  address: URL
  language: Language
  /** The shop's public address. */
  origin: string
  engineUrl: string
  /** Who sells. */
  shop: ShopFacts
}

export interface PageAddress {
  /** Path and query, without what changes nothing. */
  path: string
  /** A page for what somebody typed is drawn for them alone. */
  isShared: boolean
}

/** A page as src/entry-server.tsx draws it. */
export interface DrawnPage {
  status: 200 | 301 | 404
  /** Where the page is instead, with its language; of status 301. */
  location?: string
  head: string
  body: string
  /** From what it was drawn. */
  content: string
}

/** What the shop has at an address. */
export interface ScreenKind {
  /** What is drawn of it here: all, the same for everybody; what stands around it, where it is someone's own; nothing. */
  drawn: "all" | "around" | "nothing"
  /** Whether search engines are told of it. */
  isListed: boolean
  /** Whether there is a screen; else what is drawn is the same at every such address. */
  isKnown: boolean
}

/** The storefront's screens, drawn on the server. */
export interface Renderer {
  screenOf: (pathname: string) => ScreenKind
  /** The one spelling of an address, and whether others will ask for the same page. */
  pageAddress: (asked: URL) => PageAddress
  publicPaths: () => string[]
  /** Files of the source that the browser needs first, as the build's manifest names them. */
  filesFor: (pathname: string, language: Language) => string[]
  drawPage: (request: PageRequest, previous?: DrawnPage) => Promise<DrawnPage>
}

/** Loads what `vite build --ssr` made of the screens. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const screens = pathToFileURL(join(folder, "entry-server.js")).href
  const renderer = (await import(screens)) as Renderer
  const thread = new DrawingThread(screens)
  return { ...renderer, drawPage: (request, previous) => thread.draw(request, previous) }
}
