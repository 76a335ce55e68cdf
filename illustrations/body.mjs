/** Rounds coordinates to one decimal, which is precise enough at 960 px. */
const short = (value) => Math.round(value * 10) / 10
const at = ([x, y]) => `${short(x)} ${short(y)}`

/** Returns a smooth curve through the points (Catmull-Rom as Béziers). */
export function curve(points, closed = false) {
  const count = points.length
  const point = (index) =>
    closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]
  let path = `M${at(points[0])}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step))
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${at(first)} ${at(second)} ${at(to)}`
  }
  return closed ? `${path}Z` : path
}

export const polygon = (points) => `M${points.map(at).join("L")}Z`

/**
 * Creates the body of a nut or seed: a bent axis with a width along it, already rotated and placed. `along`
 * runs from 0 (blunt end) to 1 (tip), `across` from −1 to 1 (edges).
 */
export function body({ x, y, size, turn = 0, squash = 1 }, { width, bend = 0, profile, lumps = 0 }, random) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const waves = [2, 3, 5].map((n) => ({
    n,
    phase: random.between(0, 6.3),
    size: (lumps * random.between(0.4, 1)) / n,
  }))
  const place = (localX, localY) => [
    x + size * (cos * localX - sin * localY * squash),
    y + size * (sin * localX + cos * localY * squash),
  ]
  const point = (along, across) => {
    const turned = bend * (along - 0.5)
    const axis = bend ? [Math.sin(turned) / bend, (1 - Math.cos(turned)) / bend] : [along - 0.5, 0]
    const around = Math.atan2(across, (along - 0.5) * 2)
    const uneven = waves.reduce((sum, wave) => sum + wave.size * Math.sin(wave.n * around + wave.phase), 1)
    const half = width * profile(along) * across * uneven
    return place(axis[0] - Math.sin(turned) * half, axis[1] + Math.cos(turned) * half)
  }
  const edge = (from, to, across, steps) =>
    Array.from({ length: steps }, (_, step) => point(from + ((to - from) * step) / (steps - 1), across))
  // Positions along the axis, closer at the ends, where the outline curves most.
  const station = (step, steps) => 0.5 - Math.cos((step / (steps - 1)) * Math.PI) / 2
  const outline = (share = 1, steps = 14) => {
    const stations = Array.from({ length: steps }, (_, step) => station(step, steps))
    const upper = stations.map((along) => point(along, -1))
    const lower = stations
      .slice(1, -1)
      .reverse()
      .map((along) => point(along, 1))
    const [midX, midY] = point(0.5, 0)
    const inset = ([px, py]) => [midX + (px - midX) * share, midY + (py - midY) * share]
    return curve([...upper, ...lower].map(inset), true)
  }
  /** Returns a part of the surface between two positions along the axis and between two edges. */
  const patch = (from, to, left = -1, right = 1, steps = 12) => {
    const along = Array.from({ length: steps }, (_, step) => from + (to - from) * station(step, steps))
    const within = (across) => Math.max(-0.97, Math.min(0.97, across))
    const back = [...along].reverse()
    return polygon([
      ...along.map((at) => point(at, within(left))),
      ...back.map((at) => point(at, within(right))),
    ])
  }
  const line = (across, from = 0.08, to = 0.92, steps = 7) => edge(from, to, across, steps)
  return { point, outline, patch, line, size, turn, x, y }
}

/** Width at a position along the axis, by shape. The maximum of each is 1. */
export const profiles = {
  round: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)),
  oval: (t) => Math.max(0, 1 - Math.abs(2 * t - 1) ** 2.4) ** 0.5,
  drop: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * (1.14 - 0.62 * t) * (1 - 0.25 * t ** 3) * 1.02,
  seed: (t) => Math.max(0, Math.sin(Math.PI * t ** 0.8)) ** 0.85 * (1.05 - 0.25 * t),
  waist: (t) =>
    Math.max(0, 1 - Math.abs(2 * t - 1) ** 3) ** 0.5 * (0.8 + 0.2 * Math.cos(4 * Math.PI * (t - 0.06))),
  bean: (t) => Math.max(0, 1 - Math.abs(2 * t - 1) ** 2.2) ** 0.5 * (1.02 - 0.22 * t),
  strip: (t) => Math.max(0, 1 - Math.abs(2 * t - 1) ** 7) ** 0.5 * (0.85 + 0.15 * Math.sin(t * 5)),
  horn: (t) => Math.min(1, (t * 9) ** 0.5) * (1 - t) ** 0.6 * (1 + 0.3 * Math.sin(t * 3)),
}
