import { body, curve, profiles } from "../body.mjs"
import { mix, vary } from "../colour.mjs"
import { fill, group, stroke } from "../stroke.mjs"

const cobProfile = (t) =>
  Math.min(1, (t * 8) ** 0.5) * Math.max(0, 1 - Math.max(0, t - 0.35) ** 2.2 * 2.3) ** 0.5

function husk(place, random) {
  const straight = body(place, { width: 0.1, profile: () => 1 }, random)
  const leaves = [-2.6, 2.5, -1.6, 1.5, -0.6, 0.5].map((spread) => {
    const reach = random.between(0.3, 0.46) - Math.abs(spread) * 0.05
    const tip = straight.point(-reach, spread * 1.25 + random.bell() * 0.3)
    const middle = (across) => straight.point(-reach * 0.42, spread * 0.95 + across)
    const outline = curve(
      [straight.point(0.16, -0.6), middle(-0.62), tip, middle(0.62), straight.point(0.16, 0.6)],
      true,
    )
    const veins = [-0.3, 0, 0.3].map((across) =>
      stroke([straight.point(0.1, across), middle(across), tip], "#b39557", place.size * 0.005, 0.7),
    )
    return fill(outline, vary("#e6d196", random, 0.06)) + veins.join("")
  })
  return leaves
}

function bead([x, y], [toX, toY], colour, width) {
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI
  const [rx, ry] = [Math.hypot(toX - x, toY - y) / 2 + width * 0.34, width / 2]
  const shape = `<ellipse cx="${((x + toX) / 2).toFixed(1)}" cy="${((y + toY) / 2).toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"`
  return `${shape} fill="${colour}"/>${shape} fill="url(#bead)"/>`
}

export const cob = {
  lights: {
    body: { round: 0.07, gloss: 0, shade: [0.5, 0.34, 0.14] },
    husk: { size: 0.3, round: 0.035, gloss: 0.1, shadow: 0.5, shade: [0.6, 0.47, 0.26] },
  },
  draw(place, random, light) {
    const shape = body(place, { width: 0.135, profile: cobProfile }, random)
    const rows = 8
    const grains = []
    for (let row = 0; row < rows; row += 1) {
      const angle = ((row + 0.5) / rows - 0.5) * Math.PI
      const across = Math.sin(angle) * 0.98
      const edge = Math.cos(angle)
      for (let along = 0.06 + (row % 2) * 0.012; along < 0.96; along += 0.034) {
        const [x, y] = shape.point(along, across)
        const wide = shape.size * 0.135 * cobProfile(along) * (Math.PI / rows) * (0.35 + 0.65 * edge)
        const [ahead] = [shape.point(along + 0.014, across)]
        const colour = mix(vary("#f0a828", random, 0.09), "#8d4d10", (1 - edge) * 0.35)
        grains.push(bead([x, y], ahead, colour, Math.max(4, wide * 1.7)))
      }
    }
    return (
      husk(place, random)
        .map((leaf) => group(light("husk"), leaf))
        .join("") +
      group(light("body"), fill(shape.outline(1, 18), "#c47f1d")) +
      grains.join("") +
      `<path d="${shape.outline(1, 18)}" fill="url(#cob-shade)"/>`
    )
  },
}

export const millet = {
  lights: {
    stalk: { size: 0.1, round: 0.1, gloss: 0.1, shadow: 0.4 },
    spray: { size: 0.12, round: 0.16, gloss: 0, reach: 0.12, shade: [0.6, 0.45, 0.2] },
  },
  draw(place, random, light) {
    const shape = body(
      place,
      { width: 0.058, bend: random.between(0.25, 0.7), profile: profiles.oval },
      random,
    )
    const seeds = []
    for (let index = 0; index < 1500; index += 1) {
      const along = 0.2 + 0.8 * (index / 1500)
      const swell =
        (0.92 + 0.2 * Math.sin(along * 40)) *
        Math.min(1, (1.02 - along) * 5) *
        Math.min(1, (along - 0.17) * 9)
      const across = random.between(-1, 1) * swell
      const [x, y] = shape.point(Math.min(0.995, along), Math.max(-1.3, Math.min(1.3, across)))
      const radius = place.size * random.between(0.0075, 0.0115)
      seeds.push(
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${vary(random.pick(["#efc264", "#e3ad4c", "#f5d78a"]), random, 0.07)}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="url(#bead)"/>`,
      )
    }
    const stalk = [-0.12, 0.05, 0.3, 0.6].map((along) => shape.point(along, 0))
    return (
      group(light("stalk"), stroke(stalk, "#b89b56", place.size * 0.014)) + group(light("spray"), ...seeds)
    )
  },
}
