import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, speckles } from "../stroke.mjs"
import { shellHalf } from "./shell-half.mjs"

const shapeOf = (place, random, width) =>
  body(place, { width, bend: random.bell() * 0.12, profile: profiles.drop, lumps: 0.03 }, random)

export const almond = {
  lights: { body: { round: 0.1, gloss: 0.16, shininess: 10 } },
  draw(place, random, light) {
    const shape = shapeOf(place, random, random.between(0.3, 0.35))
    return group(
      light("body"),
      fill(shape.outline(), vary("#c98548", random, 0.09)),
      fill(shape.outline(0.8), "#d99e62", 0.45),
      furrows(shape, random, { count: 10, dark: "#7d421b", light: "#ecbb7f", width: 0.016, opacity: 0.5 }),
      speckles(shape, random, { count: 22, colour: "#f7d7a8", size: 0.011, opacity: 0.5, stretch: 5 }),
      speckles(shape, random, { count: 14, colour: "#6d3512", size: 0.01, opacity: 0.4, stretch: 5 }),
    )
  },
}

const pits = (shape, random) =>
  speckles(shape, random, { count: 34, colour: "#7a5226", size: 0.028, opacity: 0.6, stretch: 1.4 }) +
  furrows(shape, random, {
    count: 6,
    dark: "#a87b42",
    light: "#f3d9a8",
    width: 0.014,
    opacity: 0.5,
    wobble: 0.14,
  })

export const almondShell = {
  lights: { body: { round: 0.12, gloss: 0.06, grain: 0.17, grainSize: 0.9, shade: [0.46, 0.33, 0.22] } },
  draw(place, random, light) {
    const shape = shapeOf(place, random, random.between(0.34, 0.39))
    return group(light("body"), fill(shape.outline(), vary("#e2bb80", random, 0.06)), pits(shape, random))
  },
}

export const almondCracked = {
  lights: { body: almondShell.lights.body, kernel: { ...almond.lights.body, size: 0.72 } },
  draw(place, random, light) {
    const shape = shapeOf(place, random, 0.38)
    const kernel = { ...place, size: place.size * 0.72 }
    return shellHalf(shape, light, {
      shell: "#d8ac6c",
      rim: "#e9cb95",
      inside: "#b98a4e",
      surface: pits(shape, random),
      content: almond.draw(kernel, random, () => light("kernel")),
    })
  },
}
