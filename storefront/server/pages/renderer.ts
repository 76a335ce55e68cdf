import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Language } from "@bon-perroquet/contract"
import type { ShopFacts } from "../engine/shop-facts.js"
import { DrawingThread } from "./drawing/drawing-thread.js"

export interface PageRequest {
  address: URL
  language: Language
  origin: string
  engineUrl: string
  shop: ShopFacts
}

export interface PageAddress {
  path: string
  /** False for pages that depend on typed input. They are not cached. */
  isShared: boolean
}

export interface DrawnPage {
  status: 200 | 301 | 404
  /** Path of a 301 redirect, with the language. */
  location?: string
  head: string
  body: string
  /** Hash of the data that the page contains. */
  content: string
}

export interface ScreenKind {
  /** Parts that the server renders: everything, only the shared frame, or nothing. */
  rendered: "all" | "around" | "nothing"
  isListed: boolean
  /** False for the not-found screen. */
  isKnown: boolean
}

export interface Renderer {
  screenOf: (pathname: string) => ScreenKind
  pageAddress: (url: URL) => PageAddress
  publicPaths: () => string[]
  /** Source files that the browser needs first. */
  filesFor: (pathname: string, language: Language) => string[]
  drawPage: (request: PageRequest, previous?: DrawnPage) => Promise<DrawnPage>
}

/** Loads the output of `vite build --ssr`. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const screens = pathToFileURL(join(folder, "entry-server.js")).href
  const renderer = (await import(screens)) as Renderer
  const thread = new DrawingThread(screens)
  return { ...renderer, drawPage: (request, previous) => thread.draw(request, previous) }
}
