import { curve, body } from "../body.mjs"
import { sprite } from "../sprite.mjs"
import { mix, vary } from "../colour.mjs"
import { fill, group, stroke, veil } from "../stroke.mjs"

const blade = (t) => Math.max(0, Math.sin(Math.PI * t ** 0.85)) ** 0.9

const leaf = {
  lights: {
    body: {
      round: 0.022,
      relief: 0.8,
      gloss: 0.07,
      shininess: 12,
      shadow: 0.3,
      reach: 0.03,
      soft: 0.012,
      shade: [0.4, 0.42, 0.26],
    },
  },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: place.width ?? 0.23, bend: place.bend ?? random.bell() * 0.5, profile: blade, lumps: 0.02 },
      random,
    )
    const tone = vary(place.colour ?? random.pick(["#2f8a4c", "#3c9a52", "#257a44"]), random, 0.08)
    const veins = Array.from({ length: 14 }, (_, at) => {
      const along = 0.1 + Math.floor(at / 2) * 0.115
      return stroke(
        [
          shape.point(along, 0),
          shape.point(along + 0.09, at % 2 ? 0.45 : -0.45),
          shape.point(along + 0.14, at % 2 ? 0.86 : -0.86),
        ],
        mix(tone, "#e9f3c8", 0.35),
        place.size * 0.006,
        0.6,
      )
    })
    return group(
      light("body"),
      fill(shape.outline(1, 16), tone),
      veil(shape, shape.patch(0, 1, -1, 0), mix(tone, "#d5e89a", 0.4), 0.55),
      ...veins,
      stroke(shape.line(0, 0, 0.97), mix(tone, "#f3f5cc", 0.55), place.size * 0.013, 0.85),
    )
  },
}

const branchLine = [
  [1240, 742],
  [1000, 772],
  [760, 800],
  [560, 802],
  [380, 776],
  [230, 720],
  [128, 648],
  [92, 584],
  [84, 520],
]

export function branch(random) {
  const half = (at) => [44, 41, 36, 33, 26, 19, 13, 9, 5][at]
  const upper = branchLine.map(([x, y], at) => [x, y - half(at) + random.bell() * 3])
  const lower = [...branchLine].reverse().map(([x, y], at) => [x, y + half(8 - at) + random.bell() * 3])
  const bark = Array.from({ length: 46 }, () => {
    const from = random.between(0, 5.5)
    const offset = random.between(-0.62, 0.62)
    const points = [0, 0.5, 1, 1.4].map((step) => {
      const at = Math.min(6.99, from + step)
      const [a, b] = [branchLine[Math.floor(at)], branchLine[Math.ceil(at)]]
      const part = at - Math.floor(at)
      return [
        a[0] + (b[0] - a[0]) * part,
        a[1] + (b[1] - a[1]) * part + offset * half(Math.ceil(at)) + random.bell() * 2,
      ]
    })
    return `<path d="${curve(points)}" fill="none" stroke="${random.chance(0.6) ? "#5b3f28" : "#c09a70"}" stroke-width="${random.between(1.4, 4).toFixed(1)}" opacity=".55" stroke-linecap="round"/>`
  })
  return `<g filter="url(#bark)"><path d="${curve([...upper, ...lower], true)}" fill="#8a6746"/>${bark.join("")}</g>`
}

export const twig = (points, width) =>
  `<g filter="url(#twig)"><path d="${curve(points)}" fill="none" stroke="#7d6140" stroke-width="${width}" stroke-linecap="round"/></g>`

export const leaves = (places, random) =>
  Promise.all(
    places.map(([x, y, size, turn, bend = 0.3, colour]) =>
      sprite(leaf, { x, y, size, turn, bend, colour }, random),
    ),
  ).then((images) => images.join(""))
