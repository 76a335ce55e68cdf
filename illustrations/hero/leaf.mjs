import { body } from "../body.mjs"
import { mix, vary } from "../colour.mjs"
import { fill, group, stroke, veil } from "../stroke.mjs"

const blade = (t) => Math.max(0, Math.sin(Math.PI * t ** 0.85)) ** 0.9

export const leaf = {
  lights: {
    body: {
      round: 0.022,
      relief: 0.8,
      gloss: 0.07,
      shininess: 12,
      shadow: 0.3,
      reach: 0.03,
      soft: 0.012,
      shade: [0.4, 0.42, 0.26],
    },
  },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: place.width ?? 0.23, bend: place.bend ?? random.bell() * 0.5, profile: blade, lumps: 0.02 },
      random,
    )
    const tone = vary(place.colour ?? random.pick(["#2f8a4c", "#3c9a52", "#257a44"]), random, 0.08)
    const veins = Array.from({ length: 14 }, (_, at) => {
      const along = 0.1 + Math.floor(at / 2) * 0.115
      return stroke(
        [
          shape.point(along, 0),
          shape.point(along + 0.09, at % 2 ? 0.45 : -0.45),
          shape.point(along + 0.14, at % 2 ? 0.86 : -0.86),
        ],
        mix(tone, "#e9f3c8", 0.35),
        place.size * 0.006,
        0.6,
      )
    })
    return group(
      light("body"),
      fill(shape.outline(1, 16), tone),
      veil(shape, shape.patch(0, 1, -1, 0), mix(tone, "#d5e89a", 0.4), 0.55),
      ...veins,
      stroke(shape.line(0, 0, 0.97), mix(tone, "#f3f5cc", 0.55), place.size * 0.013, 0.85),
    )
  },
}
