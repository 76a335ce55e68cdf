const WILD = ":"

/** Splits a path like Express: case and a trailing slash don't matter. */
export function segmentsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, "").split("/").slice(1)
}

/** Returns how closely an area matches a path at or below it: higher is closer, 0 is no match. */
export function closeness(area: readonly string[], given: readonly string[]): number {
  if (area.length > given.length) return 0
  if (!area.every((segment, at) => segment === WILD || segment === given[at])) return 0
  return area.length * 10 - area.filter((segment) => segment === WILD).length
}
