import { mix } from "../colour.mjs"
import { blue, green, red, yellow } from "./plumage-colours.mjs"

export function tail() {
  const feathers = []
  for (let at = 0; at < 9; at += 1) {
    const spread = [4, -4, 3, -3, 2, -2, 1, -1, 0][at]
    const outer = Math.abs(spread) > 2
    feathers.push({
      x: 640 + spread * 9,
      y: 770,
      angle: 1.19 - spread * 0.022,
      length: 560 - Math.abs(spread) * 62,
      width: 0.05 + Math.abs(spread) * 0.005,
      long: true,
      bend: 0.1,
      colour: outer ? blue.body : red.body,
      tip: outer ? blue.light : mix(red.deep, blue.deep, 0.25),
    })
  }
  return feathers
}

export function wing(random) {
  const feathers = []
  const row = (count, from, to, angles, lengths, look) => {
    for (let at = 0; at < count; at += 1) {
      const share = count === 1 ? 0 : at / (count - 1)
      const line = (pair) => pair[0] + (pair[1] - pair[0]) * share
      feathers.push({
        x: line([from[0], to[0]]) + random.bell() * 2,
        y: line([from[1], to[1]]) + random.bell() * 2,
        angle: line(angles) + random.bell() * 0.03,
        length: line(lengths) * random.between(0.95, 1.05),
        ...look(share),
      })
    }
  }
  row(9, [668, 520], [560, 610], [1.05, 1.22], [470, 270], () => ({
    width: 0.075,
    long: true,
    bend: 0.22,
    colour: blue.deep,
    tip: blue.body,
  }))
  row(8, [650, 500], [530, 600], [1.02, 1.2], [300, 190], () => ({
    width: 0.11,
    long: true,
    bend: 0.16,
    colour: blue.body,
    tip: blue.light,
  }))
  row(9, [648, 470], [500, 585], [0.98, 1.22], [165, 135], (share) => ({
    width: 0.2,
    colour: share < 0.5 ? blue.light : green,
    tip: blue.body,
  }))
  row(9, [636, 430], [478, 548], [0.98, 1.24], [122, 104], () => ({
    width: 0.25,
    colour: yellow,
    tip: green,
  }))
  row(9, [618, 398], [464, 506], [0.98, 1.26], [98, 84], () => ({
    width: 0.29,
    colour: yellow,
    tip: mix(yellow, "#f08a1d", 0.35),
  }))
  row(9, [598, 372], [456, 470], [1, 1.28], [80, 70], () => ({
    width: 0.32,
    colour: mix(red.light, yellow, 0.25),
    tip: mix(yellow, red.light, 0.35),
  }))
  row(8, [574, 346], [448, 434], [1.02, 1.3], [70, 62], () => ({
    width: 0.34,
    colour: red.body,
    tip: red.light,
  }))
  row(7, [544, 322], [442, 398], [1.04, 1.32], [62, 56], () => ({
    width: 0.34,
    colour: red.body,
    tip: red.light,
  }))
  row(5, [514, 304], [444, 362], [1.06, 1.3], [56, 50], () => ({
    width: 0.34,
    colour: red.body,
    tip: red.light,
  }))
  return feathers
}
