import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, speckles, stroke, wavy } from "../stroke.mjs"
import { shellHalf } from "./shell-half.mjs"

export const pecanHalf = {
  lights: {
    body: { round: 0.09, gloss: 0.05, relief: 0.8 },
    ridge: { size: 0.4, round: 0.09, gloss: 0.3, shininess: 16, shadow: 0.5, reach: 0.04 },
  },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.25, 0.29), bend: random.bell() * 0.15, profile: profiles.oval, lumps: 0.05 },
      random,
    )
    const skin = vary("#b26a34", random, 0.08)
    const ridges = [-0.72, -0.32, 0.32, 0.72].map((across) => {
      const end = 0.07 + Math.abs(across) * 0.14
      const line = wavy(shape, random, [end, across], [1 - end, across], { waves: 0.035, steps: 9 })
      return stroke(line, vary(skin, random, 0.06), shape.size * 0.078)
    })
    return (
      group(light("body"), fill(shape.outline(), "#8a4c20")) +
      group(light("ridge"), ...ridges) +
      stroke(shape.line(0, 0.08, 0.92), "#4f260c", shape.size * 0.026, 0.8)
    )
  },
}

const streaks = (shape, random) =>
  furrows(shape, random, { count: 5, dark: "#5d3118", width: 0.012, opacity: 0.35, wobble: 0.08 }) +
  [-0.55, -0.15, 0.25, 0.6]
    .map((across) => {
      const reach = random.between(0.1, 0.26)
      return stroke(
        wavy(shape, random, [1 - reach, across], [0.985, across * 0.7], { waves: 0.015 }),
        "#2f190d",
        shape.size * 0.032,
        0.75,
      )
    })
    .join("") +
  speckles(shape, random, { count: 7, colour: "#3a1f10", size: 0.024, opacity: 0.6, stretch: 3 })

export const pecanShell = {
  lights: { body: { round: 0.13, gloss: 0.42, shininess: 20 } },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.27, 0.3), profile: profiles.oval, lumps: 0.02 },
      random,
    )
    return group(light("body"), fill(shape.outline(), vary("#b57a4a", random, 0.07)), streaks(shape, random))
  },
}

export const pecanCracked = {
  lights: {
    body: pecanShell.lights.body,
    kernel: { ...pecanHalf.lights.body, size: 0.84 },
    ridge: { ...pecanHalf.lights.ridge, size: 0.34 },
  },
  draw(place, random, light) {
    const shape = body(place, { width: 0.31, profile: profiles.oval }, random)
    const parts = { body: light("kernel"), ridge: light("ridge") }
    return shellHalf(shape, light, {
      shell: "#a9703f",
      rim: "#cf9c68",
      inside: "#8a5a34",
      content: pecanHalf.draw({ ...place, size: place.size * 0.84 }, random, (name) => parts[name]),
    })
  },
}
