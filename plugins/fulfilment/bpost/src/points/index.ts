import { POINTS_SHOWN } from "@bon-perroquet/contract/delivery"
import type { MedusaContainer } from "@medusajs/framework/types"
import { optionsOf } from "../options"
import { CachedDirectory } from "./cached-directory"
import { LOCATOR_URL } from "./locator"
import type { PointDirectory } from "./point"

export { PointsAway, type FindQuery, type NearQuery, type Point, type PointDirectory } from "./point"

const directories = new Map<string, PointDirectory>()

export function pointDirectory(container: MedusaContainer): PointDirectory | null {
  const { pointsUrl, pointsKey } = optionsOf(container)
  if (pointsUrl === "off") return null
  const url = pointsUrl || LOCATOR_URL
  const cached = directories.get(url)
  if (cached) return cached
  const directory = new CachedDirectory({ url, key: pointsKey }, POINTS_SHOWN)
  directories.set(url, directory)
  return directory
}
