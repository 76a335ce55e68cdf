import { body } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, speckles, stroke, wavy, veil } from "../stroke.mjs"
import { shellHalf } from "./shell-half.mjs"

/** Returns the width of a wedge like an orange segment. */
const profile = (t) => Math.max(0, 1 - Math.abs(2 * t - 1) ** 2.7) ** 0.55 * (1 + 0.08 * Math.sin(t * 5))
const shapeOf = (place, random, width = random.between(0.24, 0.29)) =>
  body(place, { width, bend: random.between(0.35, 0.75), profile, lumps: 0.03 }, random)

export const brazil = {
  lights: {
    body: {
      round: 0.1,
      gloss: 0.1,
      shininess: 14,
      grain: 0.12,
      grainSize: 0.5,
      diffuse: 1.2,
      shade: [0.66, 0.5, 0.32],
    },
  },
  draw(place, random, light) {
    const shape = shapeOf(place, random)
    const skin = vary("#a97a4e", random)
    const strips = [-0.86, random.between(-0.2, 0.4), 0.88].map((across) => {
      const from = random.between(0.08, 0.35)
      const line = wavy(shape, random, [from, across], [random.between(0.6, 0.93), across], {
        waves: 0.03,
        steps: 7,
      })
      return stroke(line, skin, shape.size * random.between(0.015, 0.06), random.between(0.35, 0.75))
    })
    return group(
      light("body"),
      fill(shape.outline(), vary("#f5e5bf", random, 0.04)),
      veil(shape, shape.patch(0.04, 0.96, -1, random.between(-0.1, 0.2)), "#fbf0d3", 0.65),
      ...strips,
      speckles(shape, random, { count: 12, colour: "#b88a5c", size: 0.013, opacity: 0.5, stretch: 3 }),
    )
  },
}

const hull = (shape, random) =>
  veil(shape, shape.patch(0.03, 0.97, -1, -0.12), "#a2785a", 0.6) +
  furrows(shape, random, {
    count: 7,
    dark: "#3d2415",
    light: "#b08a6a",
    width: 0.016,
    opacity: 0.4,
    wobble: 0.22,
  }) +
  speckles(shape, random, { count: 24, colour: "#c9a98a", size: 0.016, opacity: 0.4, stretch: 2 })

export const brazilShell = {
  lights: {
    body: { round: 0.09, gloss: 0.1, grain: 0.2, grainSize: 0.7, shininess: 9 },
    ridge: { size: 0.3, round: 0.08, gloss: 0.1, shadow: 0.4 },
  },
  draw(place, random, light) {
    const shape = shapeOf(place, random, random.between(0.28, 0.33))
    const ridge = wavy(shape, random, [0.03, -0.1], [0.97, -0.1], { waves: 0.02, steps: 7 })
    return (
      group(light("body"), fill(shape.outline(), vary("#8a6044", random, 0.09)), hull(shape, random)) +
      group(light("ridge"), stroke(ridge, "#9c7454", shape.size * 0.035))
    )
  },
}

export const brazilCracked = {
  lights: { body: brazilShell.lights.body, kernel: { ...brazil.lights.body, size: 0.8 } },
  draw(place, random, light) {
    const shape = shapeOf(place, random, 0.34)
    return shellHalf(shape, light, {
      shell: "#8a6044",
      rim: "#b08763",
      inside: "#5a3a26",
      surface: hull(shape, random),
      content: brazil.draw({ ...place, size: place.size * 0.8 }, random, () => light("kernel")),
    })
  },
}
