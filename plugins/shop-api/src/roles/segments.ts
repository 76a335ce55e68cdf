const WILD = ":"

/** A path's segments as Express compares them: case and a final slash do not matter. */
export function segmentsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, "").split("/").slice(1)
}

/** How closely an area describes a path that is at or below it: higher is closer, 0 is not at all. */
export function closeness(area: readonly string[], given: readonly string[]): number {
  if (area.length > given.length) return 0
  if (!area.every((segment, at) => segment === WILD || segment === given[at])) return 0
  return area.length * 10 - area.filter((segment) => segment === WILD).length
}
