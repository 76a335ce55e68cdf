import { backdrop, tints } from "./backdrop.mjs"
import { polygon } from "./body.mjs"
import * as kinds from "./kinds/index.mjs"
import { heapPlaces, loosePlaces } from "./heap.mjs"
import { randomFrom } from "./random.mjs"
import { sprite } from "./sprite.mjs"
import { vessels } from "./vessels/index.mjs"

/** Returns a function that selects a kind by its share of the mix. @param pieces `[[name, size, share], …]` */
function chooser(pieces) {
  const total = pieces.reduce((sum, [, , share = 1]) => sum + share, 0)
  return (random) => {
    let left = random.next() * total
    for (const [name, size, share = 1] of pieces) {
      left -= share
      if (left <= 0) return { kind: kinds[name], size }
    }
    const [name, size] = pieces[0]
    return { kind: kinds[name], size }
  }
}

const draw = (places, choose, random, dimOf) =>
  Promise.all(
    places.map((place) => {
      const { kind, size } = choose(random)
      const piece = {
        ...place,
        size: size * random.between(0.9, 1.1),
        turn: random.between(0, Math.PI * 2),
        squash: random.between(0.84, 1),
      }
      // Each piece has its own random generator, because pieces are drawn in parallel.
      return sprite(kind, piece, randomFrom(`${place.x}${place.y}`), { dim: dimOf(place) })
    }),
  ).then((images) => images.join(""))

const meanSize = (pieces) => {
  const total = pieces.reduce((sum, [, , share = 1]) => sum + share, 0)
  return pieces.reduce((sum, [, size, share = 1]) => sum + size * share, 0) / total
}

/** Returns the light at a place in the heap: less on the side away from the light. */
const heapLight = (place) => 1 - 0.16 * Math.max(0, place.u * 0.7 + 0.25)

/** Places pieces individually: `[kind, x, y, size, turn, squash]`. */
const arranged = (arrangement, handle) =>
  Promise.all(
    arrangement.map(([name, x, y, size, turn = 0, squash = 1], at) =>
      sprite(kinds[name], { x, y, size, turn, squash }, randomFrom(`${handle}${at}`)),
    ),
  ).then((images) => images.join(""))

/** Draws the dark inside of a heap, visible between its pieces. */
function core({ x, y, width, depth, height, peak = 1.5 }) {
  const steps = Array.from({ length: 25 }, (_, at) => -1 + at / 12)
  const round = (u) => Math.sqrt(Math.max(0, 1 - u * u))
  const upper = steps.map((u) => [
    x + u * width * 0.93,
    y - height * 0.86 * round(u) ** peak - depth * 0.2 * round(u),
  ])
  const lower = [...steps].reverse().map((u) => [x + u * width * 0.93, y + depth * 0.88 * round(u)])
  return `<path d="${polygon([...upper, ...lower])}" fill="#4a2d17"/>`
}

async function heaped({ pieces, gap }, heap, size, random) {
  const choose = chooser(pieces)
  const lower = { ...heap, y: heap.y + size * 0.1, width: heap.width * 0.96, depth: heap.depth * 0.94 }
  const under = heapPlaces({ ...lower, height: heap.height * 0.94, size, gap: 0.46 }, random)
  const below = await draw(under, choose, random, () => 0.5)
  const above = await draw(heapPlaces({ ...heap, size, gap }, random), choose, random, heapLight)
  return core(heap) + below + above
}

/** Draws a product's picture, 960 by 960 pixels. */
export async function compose({
  handle,
  tint,
  vessel,
  strays = 5,
  accents = [],
  arrangement,
  fronds = true,
  ...scene
}) {
  const random = randomFrom(handle)
  const { pieces } = scene
  const size = meanSize(pieces)
  const { back, front, heap, loose, inside = (images) => images } = vessels[vessel](scene, random)
  const content = arrangement ? await arranged(arrangement, handle) : await heaped(scene, heap, size, random)
  const rolled = loosePlaces({ ...loose, count: strays, size: size * 1.1 }, random)
  const beside = chooser([...pieces, ...accents.map(([name, accentSize]) => [name, accentSize, 3])])
  const around = await draw(rolled, beside, random, () => 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 960 960">
${backdrop(tints[tint], random, { fronds })}${back}${inside(content)}${front}${around}</svg>`
}
