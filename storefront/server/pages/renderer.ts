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
  /** Headers that name the channel to the engine. */
  headers: Readonly<Record<string, string>>
  /** Code of a channel with other languages than the shop. A separate thread renders its pages. */
  thread?: string | undefined
  shop: ShopFacts
}

export interface PageAddress {
  path: string
  /** False for pages that depend on typed input, which are not cached. */
  isShared: boolean
}

export interface DrawnPage {
  status: 200 | 301 | 404
  /** Path of a 301 redirect, with the language prefix. */
  location?: string
  head: string
  body: string
  /** Hash of the data that the page contains. */
  content: string
}

export interface ScreenKind {
  /** Parts of the page that the server renders: everything, only the frame around the screen, or nothing. */
  rendered: "all" | "around" | "nothing"
  isListed: boolean
  /** False for the not-found screen. */
  isKnown: boolean
}

export interface Renderer {
  screenOf: (pathname: string) => ScreenKind
  pageAddress: (url: URL) => PageAddress
  /** @param services of the shop, on which some pages depend @param isOpen false: without pages that sell */
  publicPaths: (services: readonly string[], isOpen: boolean) => string[]
  /** Returns the source files that the browser needs first. */
  filesFor: (pathname: string, language: Language) => string[]
  drawPage: (request: PageRequest, previous?: DrawnPage) => Promise<DrawnPage>
}

/** Loads the rendering module, which `vite build --ssr` wrote. */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const screens = pathToFileURL(join(folder, "entry-server.js")).href
  const renderer = (await import(screens)) as Renderer
  const threads = new Map<string | undefined, DrawingThread>()
  const threadOf = (channel: string | undefined) => {
    const thread = threads.get(channel) ?? new DrawingThread(screens, channel)
    threads.set(channel, thread)
    return thread
  }
  return { ...renderer, drawPage: (request, previous) => threadOf(request.thread).draw(request, previous) }
}
