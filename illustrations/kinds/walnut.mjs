import { body, curve, profiles } from "../body.mjs"
import { vary } from "../colour.mjs"
import { fill, furrows, group, stroke } from "../stroke.mjs"
import { shellHalf } from "./shell-half.mjs"

/** Draws a lobe beside the furrow. The relief filter makes its folds visible. */
function lobe(shape, random, side, flesh) {
  const stations = Array.from({ length: 12 }, (_, at) => at / 11)
  const outer = stations.map((along) =>
    shape.point(0.02 + along * 0.96, side * (0.97 + 0.05 * Math.sin(along * 21))),
  )
  const inner = [...stations]
    .reverse()
    .map((along) => shape.point(0.06 + along * 0.88, side * (0.09 + random.bell() * 0.025)))
  return fill(curve([...outer, ...inner], true), flesh)
}

const veins = (shape, random) =>
  furrows(shape, random, { count: 7, dark: "#a9713a", width: 0.01, opacity: 0.3, wobble: 0.3 })

export const walnutHalf = {
  lights: {
    body: { round: 0.1, gloss: 0, shadow: 0.55 },
    ridge: {
      round: 0.075,
      relief: 1.25,
      grain: 0.5,
      grainSize: 0.42,
      folded: true,
      gloss: 0.1,
      shininess: 10,
      shadow: 0.45,
      reach: 0.02,
      soft: 0.009,
      diffuse: 1.36,
      shade: [0.64, 0.45, 0.27],
    },
  },
  draw(place, random, light) {
    const shape = body(place, { width: 0.43, profile: profiles.oval, lumps: 0.1 }, random)
    const flesh = vary("#f0cd97", random, 0.05)
    const lobes = lobe(shape, random, -1, flesh) + lobe(shape, random, 1, flesh)
    return (
      group(light("body"), fill(shape.outline(0.95), "#a56f38")) +
      group(light("ridge"), lobes, veins(shape, random))
    )
  },
}

const shellLines = (shape, random) =>
  furrows(shape, random, {
    count: 8,
    dark: "#936330",
    light: "#f0cf98",
    width: 0.022,
    opacity: 0.55,
    wobble: 0.2,
  })

const shellShape = (place, random) =>
  body(place, { width: random.between(0.42, 0.46), profile: profiles.round, lumps: 0.04 }, random)

export const walnutShell = {
  lights: {
    body: { round: 0.16, gloss: 0.1, grain: 0.26, grainSize: 0.5, shade: [0.44, 0.31, 0.2], shininess: 12 },
    ridge: { size: 0.3, round: 0.1, gloss: 0.15, shadow: 0.45 },
  },
  draw(place, random, light) {
    const shape = shellShape(place, random)
    const bow = random.between(-0.35, 0.35)
    const seam = Array.from({ length: 7 }, (_, at) =>
      shape.point(0.02 + at * 0.16, bow * Math.sin((at / 6) * Math.PI)),
    )
    return (
      group(light("body"), fill(shape.outline(), vary("#e3b878", random, 0.06)), shellLines(shape, random)) +
      group(light("ridge"), stroke(seam, "#dcb177", shape.size * 0.05)) +
      stroke(seam, "#8a5c2c", shape.size * 0.008, 0.7)
    )
  },
}

export const walnutCracked = {
  lights: {
    body: walnutShell.lights.body,
    kernel: { ...walnutHalf.lights.body, size: 0.8 },
    ridge: { ...walnutHalf.lights.ridge, size: 0.8 },
  },
  draw(place, random, light) {
    const shape = shellShape(place, random)
    const parts = { body: light("kernel"), ridge: light("ridge") }
    return shellHalf(shape, light, {
      shell: "#d2a060",
      rim: "#ecd0a0",
      inside: "#c89a60",
      thickness: 0.86,
      surface: shellLines(shape, random),
      content: walnutHalf.draw({ ...place, size: place.size * 0.8 }, random, (name) => parts[name]),
    })
  },
}
