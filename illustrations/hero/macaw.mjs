import { mix } from "../colour.mjs"
import { lightFilter } from "../light.mjs"
import { feather } from "./feather.mjs"
import { head } from "./macaw-head.mjs"

import { tail, wing } from "./macaw-quills.mjs"
import { blue, red } from "./plumage-colours.mjs"

/** Points on the bird's middle line from the root of the tail to the crown, each with half the bird's breadth. */
const spine = [
  { x: 640, y: 800, half: 52 },
  { x: 600, y: 700, half: 92 },
  { x: 540, y: 580, half: 128 },
  { x: 475, y: 465, half: 134 },
  { x: 415, y: 360, half: 112 },
  { x: 368, y: 282, half: 94 },
  { x: 346, y: 240, half: 80 },
]

function along(share) {
  const at = Math.min(spine.length - 1.001, Math.max(0, share * (spine.length - 1)))
  const [from, to] = [spine[Math.floor(at)], spine[Math.floor(at) + 1]]
  const part = at - Math.floor(at)
  const between = (key) => from[key] + (to[key] - from[key]) * part
  return {
    x: between("x"),
    y: between("y"),
    half: between("half"),
    angle: Math.atan2(from.y - to.y, from.x - to.x),
  }
}

const inOrder = async (feathers, random) => {
  const images = []
  for (const one of feathers) images.push(await feather(one, random))
  return images.join("")
}

function plumage(random) {
  const feathers = []
  const rows = 44
  for (let row = 0; row <= rows; row += 1) {
    const share = row / rows
    const place = along(share)
    const across = place.angle + Math.PI / 2
    const size = 84 - 40 * share
    const count = Math.max(7, Math.round((place.half * 2) / (size * 0.27)))
    for (let at = 0; at < count; at += 1) {
      const side = ((at + (row % 2) / 2) / (count - 0.5)) * 2 - 1
      const reach = side * place.half * 0.95
      const shaded = side < -0.55 ? red.deep : red.body
      feathers.push({
        x: place.x + Math.cos(across) * reach + random.bell() * 2,
        y: place.y + Math.sin(across) * reach + random.bell() * 2,
        angle: place.angle + side * 0.26 + random.bell() * 0.07,
        length: size * random.between(0.92, 1.1),
        width: 0.36,
        relief: 0.26,
        colour: random.chance(0.22) ? red.light : shaded,
        tip: share < 0.14 ? mix(red.body, blue.body, 0.25) : red.light,
      })
    }
  }
  return feathers
}

function foot(x, y) {
  const toe = (dx, dy, length, lean) => {
    const [fromX, fromY] = [x + dx, y + dy]
    const path = `M${fromX} ${fromY} C${fromX + lean * 0.3} ${fromY - 16} ${fromX + lean} ${fromY + length * 0.3} ${fromX + lean * 0.9} ${fromY + length}`
    const claw = `M${fromX + lean * 0.9} ${fromY + length - 4} q${lean * 0.1 - 3} 16 -8 24`
    return `<path d="${path}" stroke="#5c5450" stroke-width="19" fill="none" stroke-linecap="round"/><path d="${path}" stroke="#7d746d" stroke-width="12" stroke-dasharray="2 6" fill="none" opacity=".7"/><path d="${claw}" stroke="#241d1a" stroke-width="8" fill="none" stroke-linecap="round"/>`
  }
  return [toe(24, 4, 34, 14), toe(0, 0, 44, -6), toe(-24, 2, 38, -22)]
    .map((one) => `<g filter="url(#claw)">${one}</g>`)
    .join("")
}

/** Draws the bird on a canvas of 1000 by 1340 in layers: behind the branch and in front of it. */
export async function macaw(random) {
  const bodyShape =
    "M690 800 C700 700 690 560 600 420 C560 350 470 270 430 200 C390 150 300 150 275 220 C262 300 300 330 318 400 C345 520 420 690 590 810Z"
  return {
    defs: lightFilter("claw", { size: 30, round: 0.13, gloss: 0.3, shadow: 0.5, reach: 0.14 }),
    behind: await inOrder(tail(), random),
    before: `<path d="${bodyShape}" fill="${red.deep}"/>${await inOrder(plumage(random), random)}${await inOrder(wing(random), random)}${await head(random)}`,
    feet: foot(512, 772) + foot(606, 776),
  }
}
