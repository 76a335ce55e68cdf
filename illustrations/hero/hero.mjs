import { walnutShell } from "../kinds/index.mjs"
import { lightFilter } from "../light.mjs"
import { randomFrom } from "../random.mjs"
import { sprite } from "../sprite.mjs"
import { branch, leaves, twig } from "./branch.mjs"
import { macaw } from "./macaw.mjs"

/** Background colour of the page, so that the picture has no visible edge. */
export const paper = "#fbf7ef"

/** Width in pixels of a margin that is drawn and then cropped, because blurred parts would fade at an edge. */
export const bleed = 120

/** Draws macaw, branch, leaves and walnuts on a transparent canvas of 1240 by 1340. */
export async function macawScene() {
  const random = randomFrom("macaw")
  const bird = await macaw(random)
  const defs = `<defs>${bird.defs}${lightFilter("bark", { size: 90, round: 0.13, grain: 0.14, grainSize: 0.8, gloss: 0.04, reach: 0.05, shadow: 0.25 })}${lightFilter("twig", { size: 30, round: 0.12, gloss: 0.1, reach: 0.1, shadow: 0.25 })}</defs>`
  const back = await leaves(
    [
      [1130, 640, 210, -1.1],
      [1205, 690, 190, -0.5],
      [1060, 690, 170, -1.9],
      [70, 470, 170, -2.0],
      [170, 540, 180, -1.2, -0.3],
    ],
    random,
  )
  const nut = await sprite(walnutShell, { x: 122, y: 398, size: 136, turn: 0.9 }, random)
  const second = await sprite(walnutShell, { x: 250, y: 872, size: 118, turn: 2 }, random)
  const front = await leaves(
    [
      [20, 520, 170, 2.7, -0.3],
      [170, 640, 150, 0.5, 0.3],
      [330, 850, 175, 0.9],
      [190, 800, 160, 2.3],
      [1010, 860, 190, 1.2, -0.2],
      [1120, 830, 200, 0.6],
      [930, 850, 150, 2.0],
    ],
    random,
  )
  return `${defs}${bird.behind}${back}${twig(
    [
      [88, 590],
      [84, 535],
      [92, 495],
      [116, 450],
    ],
    10,
  )}${twig(
    [
      [236, 726],
      [262, 780],
      [254, 830],
    ],
    10,
  )}${branch(random)}${bird.before}${bird.feet}${second}${nut}${front}`
}

const blurred = `<filter id="mist" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="60"/></filter><filter id="depth" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>`

async function stage({ width, height, x, y, scale, sun, far }) {
  const random = randomFrom("hero-leaves")
  const distance = await leaves(far, random)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * bleed}" height="${height + 2 * bleed}" viewBox="${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}"><defs>${blurred}
<radialGradient id="sun"><stop offset="0" stop-color="#f6dfae" stop-opacity=".95"/><stop offset=".6" stop-color="#f3e3c2" stop-opacity=".6"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/></radialGradient></defs>
<rect x="${-bleed}" y="${-bleed}" width="${width + 2 * bleed}" height="${height + 2 * bleed}" fill="${paper}"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="url(#sun)"/><g filter="url(#depth)" opacity=".5">${distance}</g>
<g transform="translate(${x} ${y}) scale(${scale})">${await macawScene()}</g></svg>`
}

export const heroWide = () =>
  stage({
    width: 1600,
    height: 900,
    x: 610,
    y: -28,
    scale: 0.82,
    sun: { x: 1120, y: 400, r: 560 },
    far: [
      [1540, 120, 340, 2.2],
      [1480, 40, 300, 1.7],
      [1590, 300, 300, 2.6],
      [1560, 820, 320, -2.5],
      [1400, 880, 280, -1.9],
    ],
  })

export const heroTall = () =>
  stage({
    width: 800,
    height: 900,
    x: 14,
    y: 6,
    scale: 0.72,
    sun: { x: 380, y: 400, r: 480 },
    far: [
      [770, 90, 300, 2.2],
      [700, 20, 260, 1.7],
      [60, 860, 260, -1.0],
      [790, 300, 260, 2.5],
    ],
  })
