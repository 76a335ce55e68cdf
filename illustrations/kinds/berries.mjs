import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, stroke, veil } from "../stroke.mjs"

export const chilli = {
  lights: {
    body: {
      round: 0.045,
      gloss: 0.75,
      shininess: 14,
      grain: 0.16,
      grainSize: 0.7,
      shade: [0.36, 0.12, 0.12],
    },
  },
  draw(place, random, light) {
    const bend = random.between(0.5, 1.3) * (random.chance(0.5) ? 1 : -1)
    const shape = body(
      place,
      { width: random.between(0.095, 0.115), bend, profile: profiles.horn, lumps: 0.06 },
      random,
    )
    const [stalk, tip] = [shape.point(0.015, 0), shape.point(-0.16, random.between(-2, 2) * 0.2)]
    const stalkPoints = [stalk, [(stalk[0] + tip[0]) / 2, (stalk[1] + tip[1]) / 2 - 2], tip]
    return group(
      light("body"),
      stroke(stalkPoints, "#8a7a3c", shape.size * 0.026),
      fill(shape.outline(1, 18), vary(random.pick(["#b3201a", "#a31a18", "#c22d1c"]), random, 0.08)),
      furrows(shape, random, {
        count: 5,
        dark: "#5f0b0b",
        light: "#e0553c",
        width: 0.011,
        opacity: 0.5,
        wobble: 0.4,
      }),
      veil(shape, shape.patch(0, 0.045), "#98883f"),
    )
  },
}

export const roseHip = {
  lights: {
    body: { round: 0.16, gloss: 0.4, shininess: 14, grain: 0.1, grainSize: 0.45, shade: [0.46, 0.2, 0.14] },
  },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: random.between(0.34, 0.4), profile: profiles.oval, lumps: 0.08 },
      random,
    )
    const crown = [-0.5, -0.15, 0.2, 0.55].map((across) =>
      stroke(
        [shape.point(0.95, across * 0.6), shape.point(1.08, across * 1.6)],
        "#3f2416",
        shape.size * 0.04,
      ),
    )
    return group(
      light("body"),
      ...crown,
      fill(shape.outline(), vary(random.pick(["#c4452a", "#b53824", "#d05a30"]), random, 0.08)),
      furrows(shape, random, {
        count: 7,
        dark: "#641510",
        light: "#e2774e",
        width: 0.022,
        opacity: 0.5,
        wobble: 0.16,
      }),
      veil(shape, shape.patch(0.95, 1), "#3f2416"),
      veil(shape, shape.patch(0, 0.05), "#7a5a35"),
    )
  },
}

export const rowan = {
  lights: {
    body: { round: 0.17, gloss: 0.45, shininess: 16, grain: 0.14, grainSize: 0.4, shade: [0.44, 0.18, 0.1] },
  },
  draw(place, random, light) {
    const shape = body(place, { width: 0.46, profile: profiles.round, lumps: 0.08 }, random)
    const [x, y] = shape.point(random.between(0.6, 0.85), random.between(-0.4, 0.4))
    const star = [0, 1.26, 2.51, 3.77, 5.03].map((angle) =>
      stroke(
        [
          [x, y],
          [x + Math.cos(angle) * shape.size * 0.11, y + Math.sin(angle) * shape.size * 0.09],
        ],
        "#33150c",
        shape.size * 0.045,
        0.85,
      ),
    )
    return group(
      light("body"),
      fill(shape.outline(), vary(random.pick(["#cf4a22", "#bb3a1e", "#dc6029"]), random, 0.08)),
      furrows(shape, random, {
        count: 5,
        dark: "#7c1d0d",
        light: "#f0895a",
        width: 0.03,
        opacity: 0.45,
        wobble: 0.25,
      }),
      random.chance(0.7) ? star.join("") : "",
    )
  },
}
