import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, stroke } from "../stroke.mjs"

const pumpkin = (flesh, rim, gloss) => ({
  lights: {
    body: { round: 0.075, diffuse: 1.2, gloss, shininess: 14, relief: 0.9, shade: [0.54, 0.46, 0.28] },
  },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.28, 0.32), profile: profiles.seed, bend: random.bell() * 0.1 },
      random,
    )
    const tone = vary(flesh, random, 0.08)
    return group(
      light("body"),
      fill(shape.outline(), vary(rim, random, 0.05)),
      fill(shape.outline(0.84), tone),
      stroke(shape.line(-0.45, 0.15, 0.8), "#ffffff", shape.size * 0.05, 0.13),
      furrows(shape, random, { count: 3, dark: rim, width: 0.01, opacity: 0.35 }),
    )
  },
})

export const pumpkinSeed = pumpkin("#6f7d48", "#54602f", 0.28)
export const pumpkinHull = pumpkin("#f4e8c9", "#dcc493", 0.06)
