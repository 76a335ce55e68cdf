import { body } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, speckles, veil } from "../stroke.mjs"
import { shellHalf } from "./shell-half.mjs"

/** Returns the width of a round nut with a flat end and a slight point. */
const profile = (t) =>
  Math.sqrt(Math.max(0, 1 - Math.abs(2 * t - 1) ** 2.3)) * (1.04 - 0.1 * t - 0.22 * t ** 5)
const shapeOf = (place, random) =>
  body(place, { width: random.between(0.43, 0.48), profile, lumps: 0.03 }, random)

export const hazelnut = {
  lights: { body: { round: 0.19, relief: 0.8, gloss: 0.18, shininess: 14 } },
  draw(place, random, light) {
    const shape = shapeOf(place, random)
    const flakes = speckles(shape, random, {
      count: 9,
      colour: "#eed3a4",
      size: 0.05,
      opacity: 0.75,
      stretch: 2.4,
    })
    return group(
      light("body"),
      fill(shape.outline(), vary("#b06c3c", random, 0.09)),
      furrows(shape, random, {
        count: 9,
        dark: "#71391a",
        light: "#cf9460",
        width: 0.018,
        opacity: 0.5,
        wobble: 0.1,
      }),
      random.chance(0.6) ? flakes : "",
      veil(shape, shape.patch(-0.0, 0.1), "#dcb98a", 0.8),
      veil(shape, shape.patch(0.9, 1), "#7b431f", 0.6),
    )
  },
}

const grainLines = (shape, random) =>
  furrows(shape, random, {
    count: 11,
    dark: "#8b4c20",
    light: "#e0a467",
    width: 0.014,
    opacity: 0.5,
    wobble: 0.03,
  })

export const hazelnutShell = {
  lights: { body: { round: 0.19, relief: 0.8, gloss: 0.5, shininess: 22 } },
  draw(place, random, light) {
    const shape = shapeOf(place, random)
    return group(
      light("body"),
      fill(shape.outline(), vary("#c07a3e", random, 0.08)),
      grainLines(shape, random),
      veil(shape, shape.patch(-0.0, 0.2), "#d9b582"),
      veil(shape, shape.patch(0.19, 0.225), "#8b5528", 0.5),
      veil(shape, shape.patch(0.93, 1), "#e3c79a", 0.7),
    )
  },
}

export const hazelnutCracked = {
  lights: { body: hazelnutShell.lights.body, kernel: { ...hazelnut.lights.body, size: 0.74 } },
  draw(place, random, light) {
    const shape = shapeOf(place, random)
    return shellHalf(shape, light, {
      shell: "#b87238",
      rim: "#dcae74",
      inside: "#a56a38",
      surface: grainLines(shape, random),
      content: hazelnut.draw({ ...place, size: place.size * 0.74 }, random, () => light("kernel")),
    })
  },
}
