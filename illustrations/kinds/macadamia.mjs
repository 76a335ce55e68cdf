import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, group, speckles, stroke, veil } from "../stroke.mjs"
import { shellHalf } from "./shell-half.mjs"

const shapeOf = (place, random) =>
  body(place, { width: random.between(0.46, 0.49), profile: profiles.round, lumps: 0.02 }, random)

export const macadamia = {
  lights: { body: { round: 0.2, relief: 0.75, gloss: 0.26, shininess: 16, shade: [0.68, 0.52, 0.32] } },
  draw(place, random, light) {
    const shape = shapeOf(place, random)
    return group(
      light("body"),
      fill(shape.outline(), vary("#f4dfae", random, 0.035)),
      veil(shape, shape.patch(0.45, 1), "#faedcb", 0.75),
      veil(shape, shape.patch(0, 0.07), "#c99f63", 0.7),
      stroke(shape.line(random.between(-0.3, 0.3), 0.1, 0.55), "#d3ac6c", shape.size * 0.012, 0.5),
      speckles(shape, random, { count: 14, colour: "#c99c5c", size: 0.014, opacity: 0.35, stretch: 2 }),
    )
  },
}

export const macadamiaShell = {
  lights: { body: { round: 0.2, relief: 0.75, gloss: 0.75, shininess: 26 } },
  draw(place, random, light) {
    const shape = shapeOf(place, random)
    const score = Array.from({ length: 6 }, (_, at) =>
      shape.point(0.2 + at * 0.11, -0.35 + 0.3 * Math.sin(at * 0.55)),
    )
    const edge = score.map(([x, y]) => [x + shape.size * 0.014, y + shape.size * 0.014])
    return group(
      light("body"),
      fill(shape.outline(), vary("#96562b", random, 0.08)),
      speckles(shape, random, { count: 46, colour: "#d59a63", size: 0.014, opacity: 0.55, stretch: 2.6 }),
      veil(shape, shape.patch(0, 0.09), "#d8b98c", 0.9),
      stroke(edge, "#e0ac76", shape.size * 0.02, 0.8),
      stroke(score, "#3c1d0b", shape.size * 0.024, 0.9),
    )
  },
}

export const macadamiaCracked = {
  lights: { body: macadamiaShell.lights.body, kernel: { ...macadamia.lights.body, size: 0.74 } },
  draw(place, random, light) {
    return shellHalf(shapeOf(place, random), light, {
      shell: "#8a4d26",
      rim: "#c08a58",
      inside: "#e6cfa2",
      thickness: 0.8,
      content: macadamia.draw({ ...place, size: place.size * 0.74 }, random, () => light("kernel")),
    })
  },
}
