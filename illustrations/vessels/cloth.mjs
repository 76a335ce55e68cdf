import { groundShadow } from "../backdrop.mjs"
import { curve } from "../body.mjs"

export function cloth(
  { x = 480, y = 590, linen = "#f7f1e4", stripe = "#c8322b", height = 250, width = 310, depth = 172 },
  random,
) {
  const wavyEdge = (from, to) =>
    Array.from({ length: 7 }, (_, step) => {
      const share = step / 7
      return [
        from[0] + (to[0] - from[0]) * share + random.bell() * 9,
        from[1] + (to[1] - from[1]) * share + random.bell() * 7,
      ]
    })
  const corners = [
    [x - 20, y - 290],
    [x + 442, y - 20],
    [x + 60, y + 302],
    [x - 440, y + 40],
  ]
  const edge = corners.flatMap((corner, at) => wavyEdge(corner, corners[(at + 1) % 4]))
  const inset = (share) =>
    curve(
      edge.map(([px, py]) => [x + (px - x) * share, y + (py - y) * share]),
      true,
    )
  const folds = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 9) * Math.PI * 2 + random.between(0, 0.4)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * 0.6]
    const light = dx + dy < 0
    return `<path d="M${x + dx * 150} ${y + dy * 150} Q${x + dx * 290 + 20} ${y + dy * 290} ${x + dx * 450} ${y + dy * 450 + 10}" stroke="${light ? "#ffffff" : "#5a4028"}" stroke-width="${random.between(16, 34)}" fill="none" opacity="${light ? 0.55 : 0.16}" filter="url(#near)"/>`
  }).join("")
  return {
    back: `<defs><clipPath id="cloth"><path d="${inset(1)}"/></clipPath><filter id="weave" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9 .2" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .35 0 0 0 0 .25 0 0 0 0 .15 0 0 0 .5 -.2"/><feComposite in2="SourceAlpha" operator="in"/></filter></defs>
<path d="${inset(1)}" transform="translate(10 14)" fill="#3a2212" opacity=".34" filter="url(#near)"/><path d="${inset(1)}" fill="${linen}"/><g clip-path="url(#cloth)"><path d="${inset(1)}" filter="url(#weave)" opacity=".5"/><path d="${inset(0.9)}" fill="none" stroke="${stripe}" stroke-width="9" opacity=".8"/><path d="${inset(0.85)}" fill="none" stroke="${stripe}" stroke-width="3" opacity=".8"/>${folds}</g>${groundShadow(x, y + 10, width * 1.02, depth)}`,
    front: "",
    heap: { x, y, width, depth, height },
    loose: {
      x,
      y: y + 40,
      width: 410,
      depth: 235,
      taken: (place) => Math.hypot((place.x - x) / (width * 1.15), (place.y - y) / (depth * 1.24)) < 1,
    },
  }
}
