import type { Right } from "@bon-perroquet/contract"
import { ENGINE_CALLS } from "./engine-calls"
import { SHOP_CALLS } from "./shop-calls"

/** What reading and what changing takes, at an address and below it. */
export interface Need {
  read: Right
  write: Right
}

/** What a call takes that no table names: an owner. */
const UNNAMED: Need = { read: "shop:write", write: "shop:write" }

const READS = ["GET", "HEAD"]
const WILD = ":"

const AREAS = Object.entries({ ...SHOP_CALLS, ...ENGINE_CALLS }).map(([address, need]) => ({
  segments: segmentsOf(address),
  need,
}))

/** As Express compares them: capitals and a slash at the end make no other address. */
function segmentsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, "").split("/").slice(1)
}

/** How closely an area describes an address; 0 when it does not. */
function closeness(area: readonly string[], given: readonly string[]): number {
  if (area.length > given.length) return 0
  if (!area.every((segment, at) => segment === WILD || segment === given[at])) return 0
  return area.length * 10 - area.filter((segment) => segment === WILD).length
}

/** The right that a call takes. */
export function rightFor(method: string, path: string): Right {
  const given = segmentsOf(path)
  let [best, nearest]: [Need, number] = [UNNAMED, 0]
  for (const { segments, need } of AREAS) {
    const found = closeness(segments, given)
    if (found > nearest) [best, nearest] = [need, found]
  }
  return READS.includes(method) ? best.read : best.write
}
