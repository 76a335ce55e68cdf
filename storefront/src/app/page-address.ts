import { generatePath, matchPath } from "react-router"
import { addressOf, readFilter } from "../config/product-filter"
import type { Screen } from "./screens"

/** Where the list of products is: the one public screen that shows something else by its query. */
const LIST = "/products"

/**
 * The one spelling of a screen's address, without its language: what changes nothing of what is drawn is left out, so that
 * anyone's made-up address is one that is known already. A list of what somebody typed is theirs alone.
 * @param screens their paths, as the router has them, and what is drawn of them
 */
export function pageAddress(
  { pathname, searchParams }: URL,
  screens: readonly Pick<Screen, "path" | "drawn">[],
): { path: string; isShared: boolean } {
  const found = screens.find(({ path }) => path !== "*" && matchPath(path, pathname))
  if (!found) return { path: "/404", isShared: true }
  const { path: screen, drawn } = found
  // What stands around one order stands around all.
  if (drawn === "around") return { path: screen, isShared: true }
  const filter = readFilter(screen === LIST ? searchParams : new URLSearchParams())
  const { params = {} } = matchPath(screen, pathname) ?? {}
  const path = screen === LIST ? addressOf(filter) : generatePath(screen, params)
  // Of allergens there are too many combinations for others to ask for the same one.
  return { path, isShared: !filter.q && filter.without.length < 2 }
}
