import { groundShadow } from "../backdrop.mjs"
import { vary } from "../colour.mjs"
import { lightFilter } from "../light.mjs"

const osier = ["#b98248", "#a8713a", "#c6935a", "#9c672f"]

/** Draws a strand of the weave as short bulges that alternate from row to row. */
function weave(x, y, width, depth, drop, random) {
  const rows = 9
  const strands = []
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1)
    const [rx, ry] = [width * (1 - 0.2 * share ** 1.6), depth * (1 - 0.25 * share)]
    const top = y + drop * share
    const count = 22
    for (let step = 0; step < count; step += 1) {
      const at = (offset) => {
        const angle = Math.PI * (1 - (step + offset + (row % 2) * 0.5) / count)
        return [x + Math.cos(angle) * rx, top + Math.sin(angle) * ry]
      }
      const [from, mid, to] = [at(0.06), at(0.5), at(0.94)]
      if (to[0] > x + rx + 2 || to[1] < top - 2) continue
      strands.push(
        `<path d="M${from.map(Math.round).join(" ")} Q${Math.round(mid[0])} ${Math.round(mid[1] + 5)} ${to.map(Math.round).join(" ")}" stroke="${vary(random.pick(osier), random, 0.08)}" stroke-width="${(drop / rows) * 0.98}" fill="none" stroke-linecap="round"/>`,
      )
    }
  }
  return strands.join("")
}

function border(x, y, width, depth, from, to, random) {
  const count = 46
  return Array.from({ length: count }, (_, step) => {
    const at = (offset) => {
      const angle = from + ((to - from) * (step + offset)) / count
      return [x + Math.cos(angle) * width, y + Math.sin(angle) * depth]
    }
    const [a, b] = [at(-0.2), at(1.2)]
    return `<path d="M${a[0].toFixed(1)} ${(a[1] + 8).toFixed(1)} L${b[0].toFixed(1)} ${(b[1] - 8).toFixed(1)}" stroke="${vary(random.pick(osier), random, 0.08)}" stroke-width="19" stroke-linecap="round"/>`
  }).join("")
}

export function basket({ x = 480, y = 520, width = 382, depth = 150, drop = 190, height = 225 }, random) {
  const base = y + drop + depth * 0.72
  const filters = lightFilter("wicker", { size: 34, round: 0.16, gloss: 0.12, shadow: 0.6, reach: 0.1 })
  return {
    back: `<defs>${filters}<clipPath id="above-rim"><path d="M-50 -50H1010V${y}H${x + width - 12}A${width - 12} ${depth - 8} 0 0 1 ${x - width + 12} ${y}H-50Z"/></clipPath>
<linearGradient id="wicker-shade" x1="0" y1="0" x2="1" y2=".35"><stop offset=".1" stop-color="#fff" stop-opacity=".12"/><stop offset=".4" stop-color="#2a1406" stop-opacity="0"/><stop offset="1" stop-color="#2a1406" stop-opacity=".58"/></linearGradient></defs>
${groundShadow(x + 14, base - 34, width * 0.86, 76)}<path d="M${x - width} ${y} L${x - width * 0.8} ${y + drop} A${width * 0.8} ${depth * 0.75} 0 0 0 ${x + width * 0.8} ${y + drop} L${x + width} ${y}Z" fill="#5d3a18"/>
<g filter="url(#wicker)">${weave(x, y + 12, width, depth, drop, random)}</g><path d="M${x - width} ${y} L${x - width * 0.82} ${y + drop} A${width * 0.82} ${depth * 0.82} 0 0 0 ${x + width * 0.82} ${y + drop} L${x + width} ${y} A${width} ${depth} 0 0 1 ${x - width} ${y}Z" fill="url(#wicker-shade)"/>
<ellipse cx="${x}" cy="${y}" rx="${width - 6}" ry="${depth - 4}" fill="#3f2610"/><g filter="url(#wicker)">${border(x, y, width, depth, Math.PI, Math.PI * 2, random)}</g>`,
    inside: (images) => `<g clip-path="url(#above-rim)">${images}</g>`,
    front: `<g filter="url(#wicker)">${border(x, y, width, depth, 0, Math.PI, random)}</g>`,
    heap: { x, y: y + 4, width: width * 0.85, depth: depth * 0.72, height },
    loose: {
      x,
      y: base - 10,
      width: 430,
      depth: 105,
      taken: (place) =>
        Math.hypot((place.x - x) / (width * 0.9), (place.y - base + 62) / 84) < 1 ||
        (Math.abs(place.x - x) < width * 1.02 && place.y < base - 70),
    },
  }
}
