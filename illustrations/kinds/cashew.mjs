import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, group, speckles, stroke, veil } from "../stroke.mjs"

export const cashew = {
  lights: { body: { round: 0.105, gloss: 0.24, shininess: 14, shade: [0.66, 0.48, 0.28] } },
  draw(place, random, light) {
    const bend = random.between(1.9, 2.5) * (random.chance(0.5) ? 1 : -1)
    const shape = body(
      place,
      { width: random.between(0.17, 0.2), bend, profile: profiles.bean, lumps: 0.04 },
      random,
    )
    const seam = shape.line(bend > 0 ? -0.35 : 0.35, 0.1, 0.9)
    return group(
      light("body"),
      fill(shape.outline(), vary("#f6dfae", random, 0.045)),
      veil(shape, shape.patch(0.06, 0.94, -0.5, 0.5), "#fbeecd", 0.5),
      stroke(seam, "#c79c5c", shape.size * 0.013, 0.55),
      speckles(shape, random, { count: 14, colour: "#cfa466", size: 0.015, opacity: 0.4, stretch: 3 }),
      veil(shape, shape.patch(0.93, 1), "#d5ab6c", 0.5),
    )
  },
}
