import { curve } from "../body.mjs"
import { sprite } from "../sprite.mjs"
import { leaf } from "./leaf.mjs"

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
