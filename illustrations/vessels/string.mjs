import { lightFilter } from "../light.mjs"

/** Draws a willow twig on a sisal cord in front of a wall. The pieces on it are drawn later. */
export function string({ x = 480, top = 120, base = 868 }) {
  const strands = Array.from({ length: 12 }, (_, at) => {
    const y = at * 13 - 8
    return `<path d="M${x - 5} ${y + 12} Q${x} ${y + 3} ${x + 6} ${y - 2}" stroke="${at % 2 ? "#d9bd85" : "#c4a365"}" stroke-width="9" stroke-linecap="round"/>`
  })
  const tassel = Array.from({ length: 9 }, (_, at) => {
    const dx = (at - 4) * 7
    return `<path d="M${x} ${base + 14} q${dx * 0.4} 26 ${dx} ${62 - Math.abs(dx) * 0.4}" stroke="${at % 2 ? "#d9bd85" : "#c8a96c"}" stroke-width="5" fill="none" stroke-linecap="round"/>`
  })
  return {
    back: `<defs>${lightFilter("cord", { size: 40, round: 0.08, gloss: 0.1, reach: 0.2, shadow: 0.3 })}</defs>
<g transform="translate(64 78)" fill="none" stroke="#3a2212" opacity=".2" filter="url(#wide)"><path d="M${x} -90 V${base}" stroke-width="12"/><path d="M${x} 170 V790" stroke-width="120" stroke-linecap="round"/></g>
<g filter="url(#cord)">${strands.join("")}<circle cx="${x}" cy="${top + 4}" r="15" fill="none" stroke="#b9a074" stroke-width="8"/></g><g filter="url(#cord)"><path d="M${x} ${top + 18} V${base}" stroke="#9b6d3d" stroke-width="17" stroke-linecap="round"/></g><g filter="url(#cord)">${tassel.join("")}<circle cx="${x}" cy="${base + 6}" r="20" fill="#b5402f"/></g>`,
    front: "",
    heap: null,
    loose: { x, y: 900, width: 1, depth: 1, taken: () => true },
  }
}
