import { generatePath, matchPath } from "react-router"
import { addressOf, readFilter } from "../config/product-filter"
import type { Screen } from "./screens"

/** The product list is the only public screen whose content depends on the query. */
const LIST = "/products"

/**
 * Returns the canonical path and query of a screen without language. Drops unknown parameters, so that such URLs share
 * a cache entry.
 * @param screens paths of the router with their rendering
 */
export function pageAddress(
  { pathname, searchParams }: URL,
  screens: readonly Pick<Screen, "path" | "rendered">[],
): { path: string; isShared: boolean } {
  const match = screens.find(({ path }) => path !== "*" && matchPath(path, pathname))
  if (!match) return { path: "/404", isShared: true }
  const { path: screen, rendered } = match
  if (rendered === "around") return { path: screen, isShared: true }
  const filter = readFilter(screen === LIST ? searchParams : new URLSearchParams())
  const { params = {} } = matchPath(screen, pathname) ?? {}
  const path = screen === LIST ? addressOf(filter) : generatePath(screen, params)
  // There are too many searches and combinations of allergens to cache.
  return { path, isShared: !filter.q && filter.without.length < 2 }
}
