import { body } from "../body.mjs"
import { mix, vary } from "../colour.mjs"
import { fill, group, stroke, veil } from "../stroke.mjs"
import { sprite } from "../sprite.mjs"

const vane = (t) =>
  Math.min(1, (t * 3 + 0.2) ** 0.6) * Math.max(0, 1 - Math.max(0, (t - 0.5) / 0.5) ** 2.3) ** 0.5
const blade = (t) =>
  Math.min(1, (t * 6 + 0.2) ** 0.5) * Math.max(0, 1 - Math.max(0, (t - 0.3) / 0.7) ** 2.2) ** 0.62

/** Defines a feather with a colour and a second one at its tip. `width` is half its breadth relative to its length. */
const featherKind = ({ colour, tip = colour, width, long, relief }) => ({
  lights: {
    body: {
      round: width * (long ? 0.3 : 0.2),
      relief: long ? 0.6 : (relief ?? 0.42),
      gloss: 0.03,
      shininess: 8,
      diffuse: 1.34,
      shadow: long ? 0.4 : 0.3,
      reach: long ? 0.012 : 0.045,
      soft: 0.01,
      shade: [0.5, 0.36, 0.38],
    },
  },
  draw(place, random, light) {
    const shape = body(
      place,
      { width, bend: place.bend ?? random.bell() * 0.12, profile: long ? blade : vane },
      random,
    )
    const tone = vary(colour, random, 0.05)
    const barbs = Array.from({ length: long ? 34 : 9 }, (_, at) => {
      const along = 0.08 + (at / (long ? 34 : 9)) * 0.8
      const across = at % 2 ? 0.9 : -0.9
      const ink = random.chance(0.5) ? mix(tone, "#ffffff", 0.28) : mix(tone, "#1a0a10", 0.3)
      return stroke(
        [shape.point(along, 0), shape.point(along + (long ? 0.05 : 0.12), across)],
        ink,
        Math.max(0.6, place.size * (long ? 0.003 : 0.012)),
        0.5,
      )
    })
    return group(
      light("body"),
      fill(shape.outline(1, 16), tone),
      tip === colour ? "" : veil(shape, shape.patch(0.62, 1), tip, 0.95),
      ...barbs,
      stroke(
        shape.line(0, 0.02, 0.94),
        mix(tone, "#fff2d8", 0.4),
        Math.max(0.8, place.size * (long ? 0.006 : 0.016)),
        0.65,
      ),
    )
  },
})

const kinds = new Map()
const kindOf = (look) => {
  const key = JSON.stringify(look)
  if (!kinds.has(key)) kinds.set(key, featherKind(look))
  return kinds.get(key)
}

/** Draws a feather from its root towards `angle`. Later feathers cover earlier ones. */
export function feather(
  { x, y, angle, length, bend, width = 0.24, long = false, relief, colour, tip },
  random,
) {
  const place = {
    x: x + (Math.cos(angle) * length) / 2,
    y: y + (Math.sin(angle) * length) / 2,
    size: length,
    turn: angle,
    bend,
  }
  return sprite(kindOf({ colour, tip, width, long, relief }), place, random)
}
