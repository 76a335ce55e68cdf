import { body, polygon, profiles } from "../body.mjs"
import { mix, vary } from "../colour.mjs"
import { group, stroke } from "../stroke.mjs"

export const papaya = {
  lights: {
    body: {
      round: 0.035,
      gloss: 0.22,
      shininess: 12,
      grain: 0.12,
      grainSize: 0.5,
      shade: [0.7, 0.36, 0.2],
      relief: 0.8,
    },
  },
  draw(place, random, light) {
    const half = place.size * random.between(0.25, 0.31)
    const turned = random.between(0.15, 1.35)
    const [long, high] = [random.between(0.9, 1.25), random.between(0.65, 1)]
    const corner = (right, front, up) => [
      place.x +
        half * (right * long * Math.cos(turned) - front * Math.sin(turned)) * 1.15 +
        random.bell() * half * 0.07,
      place.y + half * ((right * long * Math.sin(turned) + front * Math.cos(turned)) * 0.62 - up * high),
    ]
    const flesh = vary(random.pick(["#f08430", "#e66a2c", "#f39a3c", "#e2592a"]), random, 0.06)
    const top = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([right, front]) => corner(right, front, 1))
    const foot = top.map(([px, py]) => [px + random.bell() * half * 0.05, py + half * high * 1.5])
    const face = (points, colour) =>
      `<path d="${polygon(points)}" fill="${colour}" stroke="${colour}" stroke-width="${half * 0.24}" stroke-linejoin="round"/>`
    return group(
      light("body"),
      face([top[1], top[2], foot[2], foot[1]], mix(flesh, "#7d2410", 0.5)),
      face([top[3], top[2], foot[2], foot[3]], mix(flesh, "#a83c14", 0.32)),
      face(top, mix(flesh, "#ffd08a", 0.42)),
      stroke([top[3], top[2], top[1]], "#ffe2b4", half * 0.06, 0.75),
    )
  },
}

export const pineapple = {
  lights: {
    body: {
      round: 0.035,
      gloss: 0.15,
      shininess: 12,
      diffuse: 1.16,
      grain: 0.2,
      grainSize: 0.9,
      shade: [0.58, 0.38, 0.14],
    },
  },
  draw(place, random, light) {
    const flat = random.between(0.62, 0.86)
    const ring = { ...place, squash: flat }
    const shape = body(ring, { width: 0.5, profile: profiles.round, lumps: 0.07 }, random)
    const hole = body(
      { ...ring, size: place.size * 0.27 },
      { width: 0.5, profile: profiles.round, lumps: 0.1 },
      random,
    )
    const fibres = Array.from({ length: 54 }, (_, at) => {
      const angle = (at / 54) * Math.PI * 2 + random.bell() * 0.05
      const reach = (share) =>
        shape.point(
          0.5 + Math.cos(angle) * 0.5 * share,
          (Math.sin(angle) * share) / Math.max(0.15, profiles.round(0.5 + Math.cos(angle) * 0.5 * share)),
        )
      return stroke(
        [reach(random.between(0.32, 0.5)), reach(random.between(0.7, 0.93))],
        random.pick(["#c98a26", "#fff0b8", "#dba33a"]),
        shape.size * 0.008,
        0.55,
      )
    })
    return group(
      light("body"),
      `<path fill-rule="evenodd" d="${shape.outline()}${hole.outline()}" fill="${vary("#efbf4e", random, 0.04)}"/>`,
      `<path fill-rule="evenodd" d="${shape.outline(0.9)}${hole.outline(1.25)}" fill="#f7d375" opacity=".75"/>`,
      ...fibres,
    )
  },
}
