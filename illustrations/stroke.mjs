import { curve } from "./body.mjs"

export const stroke = (points, colour, width, opacity = 1) =>
  `<path d="${curve(points)}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

export const fill = (path, colour, opacity = 1) =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`

export const group = (filter, ...parts) => `<g filter="url(#${filter})">${parts.join("")}</g>`

/** Draws lines from end to end, each with a lighter one on its upper side, so that they look like furrows. */
export function furrows(
  shape,
  random,
  { count, dark, light, width = 0.018, opacity = 0.6, spread = 0.86, wobble = 0.06 },
) {
  const lines = []
  for (let index = 0; index < count; index += 1) {
    const across = -spread + (2 * spread * (index + 0.5)) / count + random.bell() * (wobble / 2)
    const from = random.between(0.05, 0.2)
    const to = random.between(0.78, 0.96)
    const steps = 7
    const points = Array.from({ length: steps }, (_, step) =>
      shape.point(from + ((to - from) * step) / (steps - 1), across + random.bell() * wobble * 0.5),
    )
    const raised = points.map(([x, y]) => [x - shape.size * width * 0.6, y - shape.size * width * 0.6])
    if (light) lines.push(stroke(raised, light, shape.size * width * 0.7, opacity * 0.7))
    lines.push(stroke(points, dark, shape.size * width * random.between(0.6, 1.2), opacity))
  }
  return lines.join("")
}

export function speckles(shape, random, { count, colour, size = 0.014, opacity = 0.5, stretch = 1 }) {
  const marks = []
  for (let index = 0; index < count; index += 1) {
    const along = random.between(0.08, 0.92)
    const across = random.between(-0.85, 0.85)
    const half = size * random.between(0.5, 1.2) * stretch * 0.5
    marks.push(
      stroke(
        [shape.point(along - half, across), shape.point(along + half, across + random.bell() * 0.02)],
        colour,
        shape.size * size * random.between(0.6, 1.2),
        opacity * random.between(0.4, 1),
      ),
    )
  }
  return marks.join("")
}

/** Draws a wavy line between two points of a surface, for folds and ridges. */
export function wavy(
  shape,
  random,
  [fromAlong, fromAcross],
  [toAlong, toAcross],
  { waves = 0.05, steps = 5 } = {},
) {
  return Array.from({ length: steps }, (_, step) => {
    const share = step / (steps - 1)
    const off = step % 2 ? waves : -waves
    return shape.point(
      fromAlong + (toAlong - fromAlong) * share + off * random.between(0.3, 1),
      fromAcross + (toAcross - fromAcross) * share + off * random.between(-0.6, 1.2),
    )
  })
}

let clips = 0

/** Changes the tone of a part of a body softly, within its outline. */
export function veil(shape, path, colour, opacity = 1) {
  clips += 1
  return `<clipPath id="veil-${clips}"><path d="${shape.outline()}"/></clipPath><g clip-path="url(#veil-${clips})"><path d="${path}" fill="${colour}" opacity="${opacity}" filter="url(#soft)"/></g>`
}
