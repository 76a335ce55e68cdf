import { body, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, speckles, stroke, veil } from "../stroke.mjs"

export const peanut = {
  lights: { body: { round: 0.13, gloss: 0.26, shininess: 15, shade: [0.44, 0.31, 0.2] } },
  draw(place, random, light, { skinned = random.chance(0.3) } = {}) {
    const shape = body(
      place,
      { width: random.between(0.3, 0.34), bend: random.bell() * 0.2, profile: profiles.bean, lumps: 0.03 },
      random,
    )
    const lines = skinned ? { dark: "#7c3720", light: "#cf8058" } : { dark: "#bd8442", light: "#fbe3b4" }
    return group(
      light("body"),
      fill(shape.outline(), vary(skinned ? "#b05e3c" : "#e5b572", random, 0.06)),
      furrows(shape, random, { count: skinned ? 8 : 4, ...lines, width: 0.013, opacity: 0.5 }),
      skinned
        ? ""
        : stroke(shape.line(random.between(-0.25, 0.25), 0.03, 0.97), "#a56f32", shape.size * 0.016, 0.7),
      veil(shape, shape.patch(0.93, 1), skinned ? "#d9b08a" : "#c48d4c", 0.7),
      speckles(shape, random, { count: 8, colour: "#a86d34", size: 0.016, opacity: 0.35, stretch: 2 }),
    )
  },
}

const net = (shape, random) => {
  const rungs = Array.from({ length: 26 }, () => {
    const [along, across] = [random.between(0.06, 0.94), random.between(-0.85, 0.7)]
    const points = [
      shape.point(along, across),
      shape.point(along + 0.012, across + 0.12),
      shape.point(along, across + 0.24),
    ]
    return stroke(points, "#9a6c34", shape.size * 0.013, 0.5)
  })
  return (
    furrows(shape, random, {
      count: 8,
      dark: "#93652e",
      light: "#f4dba6",
      width: 0.017,
      opacity: 0.6,
      wobble: 0.05,
    }) + rungs.join("")
  )
}

const podShape = (place, random, bend = random.bell() * 0.35) =>
  body(place, { width: random.between(0.21, 0.235), bend, profile: profiles.waist, lumps: 0.03 }, random)

export const peanutPod = {
  lights: { body: { round: 0.1, gloss: 0.08, grain: 0.22, grainSize: 1, shade: [0.42, 0.3, 0.2] } },
  draw(place, random, light) {
    const shape = podShape(place, random)
    return group(light("body"), fill(shape.outline(1, 20), vary("#dfb678", random, 0.06)), net(shape, random))
  },
}

export const peanutOpen = {
  lights: { body: peanutPod.lights.body, kernel: { ...peanut.lights.body, size: 0.4 } },
  draw(place, random, light) {
    const shape = podShape(place, random, 0.01)
    const hollow = shape.outline(0.86, 20)
    const kernels = [0.27, 0.73].map((along) => {
      const [x, y] = shape.point(along, 0)
      return peanut.draw({ ...place, x, y, size: place.size * 0.4 }, random, () => light("kernel"), {
        skinned: true,
      })
    })
    return (
      group(light("body"), fill(shape.outline(1, 20), "#dfb678"), net(shape, random)) +
      fill(hollow, "#e9d0a0") +
      `<path d="${hollow}" fill="url(#hollow)"/>` +
      kernels.join("")
    )
  },
}
