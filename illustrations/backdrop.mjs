import { curve } from "./body.mjs"
import { mix } from "./colour.mjs"

/** Paper colour of each category. */
export const tints = { shelled: "#f3dfc0", "in-shell": "#e6dacb", various: "#d8e1cb" }

function frond(x, y, turn, length, random) {
  const leaflets = []
  for (let step = 0; step < 9; step += 1) {
    const along = (step / 9) * length
    for (const side of [-1, 1]) {
      const reach = length * (0.5 - step * 0.035) * random.between(0.85, 1.1)
      const points = [
        [along, 0],
        [along + reach * 0.55, side * reach * 0.5],
        [along + reach, side * reach * 0.62],
        [along + reach * 0.6, side * reach * 0.34],
      ]
      leaflets.push(`<path d="${curve(points, true)}"/>`)
    }
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${leaflets.join("")}</g>`
}

export function backdrop(tint, random, { edge = 960, fronds = true } = {}) {
  const shade = mix(tint, "#4a3420", 0.55)
  const leaves = fronds
    ? `<g fill="${shade}" opacity=".17" filter="url(#far)">${frond(edge * random.between(0.98, 1.1), edge * random.between(-0.1, 0.04), random.between(118, 150), 420, random)}${frond(edge * 1.12, edge * random.between(0.22, 0.4), random.between(168, 195), 360, random)}</g>`
    : ""
  return `<defs>
<radialGradient id="daylight" cx=".22" cy=".16" r="1.15"><stop offset="0" stop-color="${mix(tint, "#ffffff", 0.62)}"/><stop offset=".55" stop-color="${tint}"/><stop offset="1" stop-color="${mix(tint, "#6b4a2a", 0.22)}"/></radialGradient>
<filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="17"/></filter>
<filter id="near" x="-30%" y="-50%" width="160%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="wide" x="-30%" y="-50%" width="160%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 .35 0 0 0 0 .24 0 0 0 0 .12 0 0 0 .55 -.24"/></filter>
</defs><rect width="${edge}" height="${edge}" fill="url(#daylight)"/><rect width="${edge}" height="${edge}" filter="url(#paper)" opacity=".35"/>${leaves}`
}

/**
 * Draws the shadow of an object: dark and narrow, and wide and faint, both on the side away from the light.
 */
export const groundShadow = (x, y, width, depth) =>
  `<g fill="#3a2212"><ellipse cx="${x + width * 0.12}" cy="${y + depth * 0.16}" rx="${width * 1.05}" ry="${depth * 0.98}" opacity=".3" filter="url(#wide)"/>
<ellipse cx="${x + width * 0.035}" cy="${y + depth * 0.07}" rx="${width * 0.97}" ry="${depth * 0.95}" opacity=".45" filter="url(#near)"/></g>`
