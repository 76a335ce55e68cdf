import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, group, speckles, stroke, wavy, veil } from "../stroke.mjs"

export const banana = {
  lights: {
    body: {
      round: 0.05,
      gloss: 0.12,
      shininess: 14,
      diffuse: 1.16,
      relief: 0.8,
      grain: 0.1,
      grainSize: 0.7,
      shade: [0.58, 0.42, 0.22],
    },
  },
  draw(place, random, light) {
    const shape = body(
      { ...place, squash: random.between(0.6, 0.95) },
      { width: 0.48, profile: profiles.round, lumps: 0.05 },
      random,
    )
    const start = random.between(0, 2)
    const heart = [0, 2.09, 4.19].map((angle) => {
      const to = (share) =>
        shape.point(0.5 + Math.cos(start + angle) * share, Math.sin(start + angle) * share * 2)
      return (
        stroke([to(0.03), to(0.2)], "#d2a250", shape.size * 0.03, 0.7) +
        stroke([to(0.07), to(0.09)], "#6b431c", shape.size * 0.035, 0.8)
      )
    })
    return group(
      light("body"),
      fill(shape.outline(), vary("#dca94c", random, 0.05)),
      fill(shape.outline(0.9), vary("#f4d68d", random, 0.03)),
      fill(shape.outline(0.5), "#fbe6ad", 0.8),
      ...heart,
      speckles(shape, random, { count: 12, colour: "#c08a3a", size: 0.018, opacity: 0.45 }),
    )
  },
}

export const coconut = {
  lights: { body: { round: 0.018, gloss: 0.06, shininess: 14, relief: 0.7, shade: [0.72, 0.62, 0.48] } },
  draw(place, random, light) {
    const bend = random.between(0.9, 2.2) * (random.chance(0.5) ? 1 : -1)
    const shape = body(
      place,
      { width: random.between(0.11, 0.16), bend, profile: profiles.strip, lumps: 0.2 },
      random,
    )
    const turnedUp = random.chance(0.5) ? -1 : 1
    return group(
      light("body"),
      fill(shape.outline(1, 18), vary("#fffaf0", random, 0.012)),
      veil(shape, shape.patch(0, 1, 0.1 * turnedUp, turnedUp), "#b99a72", 0.4),
      veil(shape, shape.patch(0, random.between(0.18, 0.4)), "#a98b66", 0.35),
      stroke(shape.line(-0.94, 0.05, 0.95, 9), "#8a5a36", shape.size * 0.022, 0.95),
      stroke(
        wavy(shape, random, [0.1, 0.3], [0.9, 0.3], { waves: 0.02, steps: 7 }),
        "#e9dcc0",
        shape.size * 0.01,
        0.8,
      ),
    )
  },
}
