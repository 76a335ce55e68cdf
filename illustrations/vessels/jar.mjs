import { groundShadow } from "../backdrop.mjs"
import { label } from "./sack.mjs"

export function jar({ x = 470, y = 520, width = 232, drop = 330, accent = "#1f6b3a" }) {
  const [top, base] = [y - drop, y + drop]
  const neck = width * 0.8
  const glass = `M${x - neck} ${top} V${top + 52} C${x - neck} ${top + 88} ${x - width} ${top + 84} ${x - width} ${top + 152} V${base - 60} Q${x - width} ${base} ${x - width + 62} ${base + 4} Q${x} ${base + 26} ${x + width - 62} ${base + 4} Q${x + width} ${base} ${x + width} ${base - 60} V${top + 152} C${x + width} ${top + 84} ${x + neck} ${top + 88} ${x + neck} ${top + 52} V${top}Z`
  const rim = `<ellipse cx="${x}" cy="${top}" rx="${neck}" ry="34"`
  return {
    back: `<defs><clipPath id="jar"><path d="${glass}"/></clipPath><linearGradient id="jar-shade" x1="0" x2="1"><stop offset="0" stop-color="#2b1c10" stop-opacity=".42"/><stop offset=".12" stop-color="#2b1c10" stop-opacity=".06"/><stop offset=".62" stop-color="#2b1c10" stop-opacity="0"/><stop offset="1" stop-color="#2b1c10" stop-opacity=".52"/></linearGradient></defs>
${groundShadow(x + 26, base - 12, width * 1.06, 60)}<path d="${glass}" fill="#f4f7f0" opacity=".55"/>${rim} fill="#fff" opacity=".35"/>`,
    inside: (images) => `<g clip-path="url(#jar)">${images}</g>`,
    front: `<path d="${glass}" fill="url(#jar-shade)"/>${label(x, y + 96, 186, 170, accent)}<path d="M${x - width + 26} ${top + 160} V${base - 90}" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".5"/><path d="M${x - width + 56} ${top + 150} V${base - 250}" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".4"/><path d="M${x + width - 18} ${top + 170} V${base - 70}" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".35"/>
<path d="${glass}" fill="none" stroke="#fff" stroke-width="4" opacity=".45"/><path d="M${x - neck} ${top} A${neck} 34 0 0 0 ${x + neck} ${top}" fill="none" stroke="#fff" stroke-width="7" opacity=".75"/>${rim} fill="none" stroke="#ffffff" stroke-width="3" opacity=".7"/><path d="M${x - neck + 6} ${top + 42} A${neck} 34 0 0 0 ${x + neck - 6} ${top + 42}" fill="none" stroke="#fff" stroke-width="4" opacity=".4"/>`,
    heap: { x, y: y + 70, width: width * 1.5, depth: drop * 1.12, height: 40, peak: 2 },
    loose: {
      x,
      y: base - 14,
      width: 430,
      depth: 96,
      taken: (place) => Math.abs(place.x - x) < width * 1.04 && place.y < base + 4,
    },
  }
}
