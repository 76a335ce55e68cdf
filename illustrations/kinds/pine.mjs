import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, group, speckles, stroke, veil } from "../stroke.mjs"

export const pineNut = {
  lights: { body: { round: 0.12, gloss: 0.3, shininess: 16, shade: [0.7, 0.52, 0.3] } },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.19, 0.22), bend: random.bell() * 0.35, profile: profiles.drop },
      random,
    )
    return group(
      light("body"),
      fill(shape.outline(), vary("#f5e0b2", random, 0.04)),
      stroke(shape.line(0.15, 0.12, 0.75), "#d9b678", shape.size * 0.02, 0.4),
      veil(shape, shape.patch(0.86, 1), "#b98346", 0.75),
    )
  },
}

export const pineShell = {
  lights: { body: { round: 0.14, gloss: 0.4, shininess: 18 } },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.3, 0.34), profile: profiles.drop, lumps: 0.03 },
      random,
    )
    return group(
      light("body"),
      fill(shape.outline(), vary("#96623a", random, 0.14)),
      speckles(shape, random, { count: 9, colour: "#4b2a14", size: 0.06, opacity: 0.4, stretch: 2 }),
      veil(shape, shape.patch(0, 0.12), "#c9a070", 0.6),
    )
  },
}

export const pineCracked = {
  lights: { body: pineShell.lights.body, kernel: { ...pineNut.lights.body, size: 0.8 } },
  draw(place, random, light) {
    const shape = body(place, { width: 0.33, profile: profiles.drop }, random)
    return (
      group(light("body"), fill(shape.outline(), "#8d5a33"), fill(shape.outline(0.84), "#c79763")) +
      pineNut.draw({ ...place, size: place.size * 0.8 }, random, () => light("kernel"))
    )
  },
}
