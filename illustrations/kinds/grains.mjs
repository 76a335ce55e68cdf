import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, group, speckles, stroke, veil } from "../stroke.mjs"

export const hemp = {
  lights: { body: { round: 0.18, relief: 0.8, gloss: 0.36, shininess: 18 } },
  draw(place, random, light) {
    const shape = body(place, { width: random.between(0.38, 0.44), profile: profiles.drop }, random)
    return group(
      light("body"),
      fill(shape.outline(1, 9), vary(random.pick(["#8f8058", "#a08e66", "#77704d", "#9b8a70"]), random, 0.1)),
      speckles(shape, random, { count: 5, colour: "#4f4629", size: 0.05, opacity: 0.35, stretch: 1.4 }),
      stroke(shape.line(0.1, 0.15, 0.85, 4), "#d3c79c", shape.size * 0.035, 0.5),
    )
  },
}

export const safflower = {
  lights: { body: { round: 0.12, gloss: 0.14, shininess: 18, diffuse: 1.16, shade: [0.68, 0.58, 0.44] } },
  draw(place, random, light) {
    const shape = body(place, { width: random.between(0.27, 0.32), profile: profiles.drop }, random)
    return group(
      light("body"),
      fill(shape.outline(1, 10), vary("#f5ecd8", random, 0.035)),
      veil(shape, shape.patch(0.04, 0.95, -1, -0.15), "#ffffff", 0.6),
      stroke(shape.line(0.3, 0.12, 0.9, 4), "#cdbf9f", shape.size * 0.03, 0.5),
      veil(shape, shape.patch(0.88, 1), "#b9a178", 0.6),
    )
  },
}

export const maize = {
  lights: { body: { round: 0.13, gloss: 0.55, shininess: 20, shade: [0.56, 0.36, 0.12] } },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.36, 0.42), profile: profiles.drop, lumps: 0.08 },
      random,
    )
    return group(
      light("body"),
      fill(shape.outline(1, 10), vary("#f0aa2c", random, 0.07)),
      veil(shape, shape.patch(0.1, 0.6, -0.6, 0.3), "#f9c956", 0.6),
      veil(shape, shape.patch(0.78, 1), "#f6e6bd", 0.95),
    )
  },
}
