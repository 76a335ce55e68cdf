import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, stroke, veil } from "../stroke.mjs"

const sunflowerShape = (place, random, width) =>
  body(place, { width, profile: profiles.seed, bend: random.bell() * 0.08 }, random)

const sunflower = (hull, stripe, stripes, gloss, shade) => ({
  lights: { body: { round: 0.1, gloss, shininess: 14, shade } },
  draw(place, random, light) {
    const shape = sunflowerShape(place, random, random.between(0.24, 0.28))
    const lines = stripes.map((across) =>
      stroke(
        shape.line(across + random.bell() * 0.05, 0.05, 0.95),
        vary(stripe, random, 0.05),
        shape.size * random.between(0.03, 0.055),
        0.92,
      ),
    )
    return group(light("body"), fill(shape.outline(), vary(hull, random, 0.1)), ...lines)
  },
})

export const sunflowerStriped = sunflower(
  "#34302d",
  "#e6dfd2",
  [-0.72, -0.25, 0.2, 0.68],
  0.26,
  [0.5, 0.43, 0.36],
)
export const sunflowerWhite = sunflower("#f8f0dd", "#cdbfa4", [-0.55, 0.1, 0.66], 0.08, [0.66, 0.56, 0.4])

export const sunflowerHeart = {
  lights: { body: { round: 0.1, gloss: 0.2, shininess: 12, shade: [0.64, 0.53, 0.36] } },
  draw(place, random, light) {
    const shape = sunflowerShape(place, random, random.between(0.2, 0.24))
    return group(
      light("body"),
      fill(shape.outline(), vary("#e6d8b6", random, 0.06)),
      stroke(shape.line(0, 0.25, 0.96), "#a8966c", shape.size * 0.022, 0.5),
      veil(shape, shape.patch(0.86, 1), "#8f7c58", 0.6),
      furrows(shape, random, { count: 3, dark: "#b5a37a", width: 0.012, opacity: 0.4 }),
    )
  },
}
