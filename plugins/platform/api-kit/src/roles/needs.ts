import type { Right } from "@bon-perroquet/contract"
import { ENGINE_CALLS } from "./engine-calls"
import { SHOP_CALLS } from "./shop-calls"

/** The rights for reading and writing at a path and below it. */
export interface Need {
  read: Right
  write: Right
}

const READS = ["GET", "HEAD"]

const AREAS = Object.entries({ ...SHOP_CALLS, ...ENGINE_CALLS }).map(([address, need]) => ({
  segments: segmentsOf(address),
  need,
}))

/** Returns the right that an administrator's call needs, or null if the table doesn't list its path. */
export function rightFor(method: string, path: string): Right | null {
  const requestSegments = segmentsOf(path)
  let [best, nearest]: [Need | null, number] = [null, 0]
  for (const { segments, need } of AREAS) {
    const distance = closeness(segments, requestSegments)
    if (distance > nearest) [best, nearest] = [need, distance]
  }
  return best && (READS.includes(method) ? best.read : best.write)
}

const WILD = ":"

/** Splits a path like Express: case and a trailing slash don't matter. */
export function segmentsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, "").split("/").slice(1)
}

/** Returns how closely an area matches a path at or below it: higher is closer, 0 is no match. */
export function closeness(area: readonly string[], requestSegments: readonly string[]): number {
  if (area.length > requestSegments.length) return 0
  if (!area.every((segment, at) => segment === WILD || segment === requestSegments[at])) return 0
  return area.length * 10 - area.filter((segment) => segment === WILD).length
}
