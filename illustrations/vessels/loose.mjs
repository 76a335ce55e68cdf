import { groundShadow } from "../backdrop.mjs"
import { mix } from "../colour.mjs"

export function loose({ x = 480, y = 610, width = 345, depth = 185, height = 260, peak }) {
  return {
    back: groundShadow(x, y + 14, width * 1.02, depth * 1.02),
    front: "",
    heap: { x, y, width, depth, height, peak },
    loose: {
      x,
      y: y + 60,
      width: 425,
      depth: 240,
      taken: (place) => Math.hypot((place.x - x) / (width * 1.16), (place.y - y) / (depth * 1.22)) < 1,
    },
  }
}

export function board(
  { x = 480, y = 600, width = 405, depth = 232, wood = "#b98552", height = 230, heapShare = 0.72 },
  random,
) {
  const rings = Array.from({ length: 26 }, (_, at) => {
    const py = y - depth + (at + random.between(0.2, 0.8)) * ((2 * depth) / 26)
    const bow = random.between(-9, 9)
    return `<path d="M${x - width} ${py} Q${x - width * 0.3} ${py + bow} ${x} ${py + bow * 0.5} T${x + width} ${py}" stroke="${mix(wood, random.chance(0.5) ? "#4f2d12" : "#f3cf9b", random.between(0.2, 0.5))}" stroke-width="${random.between(0.8, 5).toFixed(1)}" fill="none" opacity=".5"/>`
  }).join("")
  return {
    back: `<defs><clipPath id="board"><ellipse cx="${x}" cy="${y}" rx="${width}" ry="${depth}"/></clipPath>
<linearGradient id="board-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3d8" stop-opacity=".55"/><stop offset=".5" stop-color="#fff3d8" stop-opacity="0"/><stop offset="1" stop-color="#341a08" stop-opacity=".38"/></linearGradient></defs>
${groundShadow(x + 6, y + 26, width, depth)}<path d="M${x - width} ${y} A${width} ${depth} 0 0 0 ${x + width} ${y} V${y + 24} A${width} ${depth} 0 0 1 ${x - width} ${y + 24}Z" fill="${mix(wood, "#2e1707", 0.5)}"/>
<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${depth}" fill="${wood}"/><g clip-path="url(#board)">${rings}<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${depth}" fill="url(#board-light)"/></g>
<ellipse cx="${x}" cy="${y}" rx="${width - 4}" ry="${depth - 3}" fill="none" stroke="#ffe9c4" stroke-width="2.5" opacity=".5"/><g clip-path="url(#board)">${groundShadow(x, y + 6, width * heapShare, depth * heapShare)}</g>`,
    front: "",
    heap: { x, y: y - 6, width: width * heapShare, depth: depth * heapShare, height },
    loose: {
      x,
      y,
      width: width * 0.92,
      depth: depth * 0.9,
      taken: (place) =>
        Math.hypot(
          (place.x - x) / (width * heapShare * 1.12),
          (place.y - y + 6) / (depth * heapShare * 1.2),
        ) < 1,
    },
  }
}
