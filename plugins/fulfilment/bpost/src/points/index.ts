import type { PointDirectory } from "@bon-perroquet/carrier"
import { CachedDirectory } from "@bon-perroquet/carrier/points"
import type { Options } from "../options"
import { LOCATOR_URL, readPoint, searchPoints } from "./locator"

/** Returns null if the options disable points. */
export function pointDirectory({ pointsUrl, pointsKey }: Options, now?: () => number): PointDirectory | null {
  if (pointsUrl === "off") return null
  const locator = { url: pointsUrl || LOCATOR_URL, key: pointsKey }
  return new CachedDirectory(
    {
      search: (query, about) => searchPoints(locator, query, about),
      read: (query) => readPoint(locator, query),
    },
    now,
  )
}
