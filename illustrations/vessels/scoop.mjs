import { mix } from "../colour.mjs"

const grainOf = (wood, random, box) =>
  Array.from({ length: 24 }, () => {
    const py = random.between(box.top, box.bottom)
    return `<path d="M${box.left} ${py} q${(box.right - box.left) / 2} ${random.between(-18, 18)} ${box.right - box.left} ${random.between(-9, 9)}" stroke="${mix(wood, random.chance(0.6) ? "#5a3312" : "#ffe0af", 0.4)}" stroke-width="${random.between(0.8, 4).toFixed(1)}" fill="none" opacity=".45"/>`
  }).join("")

export function scoop({ x = 470, y = 545, wood = "#c28a50", turn = -24, height = 185 }, random) {
  const outline =
    "M-250 0 C-250 -150 -110 -176 60 -170 C150 -166 236 -140 262 -118 C286 -60 286 60 262 118 C236 140 150 166 60 170 C-110 176 -250 150 -250 0Z"
  const hollow =
    "M-214 0 C-214 -122 -96 -146 60 -141 C140 -138 214 -118 238 -100 C256 -50 256 50 238 100 C214 118 140 138 60 141 C-96 146 -214 122 -214 0Z"
  const handle = "M-236 -34 C-300 -30 -350 -22 -410 -27 C-470 -33 -486 30 -414 31 C-352 28 -300 34 -236 36Z"
  const place = `translate(${x} ${y}) rotate(${turn}) scale(1 .84)`
  return {
    back: `<defs><linearGradient id="wood" x1=".2" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${mix(wood, "#fff0d4", 0.45)}"/><stop offset=".5" stop-color="${wood}"/><stop offset="1" stop-color="${mix(wood, "#3a1c08", 0.5)}"/></linearGradient>
<linearGradient id="wood-in" x1=".1" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${mix(wood, "#2c1506", 0.65)}"/><stop offset="1" stop-color="${mix(wood, "#ffe3b5", 0.12)}"/></linearGradient><clipPath id="scoop"><path d="${outline}"/><path d="${handle}"/></clipPath></defs>
<g transform="translate(16 26)"><g transform="${place}" fill="#3a2212"><path d="${outline}${handle}" opacity=".3" filter="url(#wide)"/></g></g><g transform="translate(9 16)"><g transform="${place}" fill="#3a2212"><path d="${outline}${handle}" opacity=".5" filter="url(#near)"/></g></g>
<g transform="translate(0 14)"><g transform="${place}"><path d="${outline}${handle}" fill="${mix(wood, "#2e1606", 0.5)}"/></g></g>
<g transform="${place}"><path d="${handle}" fill="url(#wood)"/><path d="${outline}" fill="url(#wood)"/><g clip-path="url(#scoop)">${grainOf(wood, random, { left: -480, right: 290, top: -170, bottom: 170 })}</g><path d="${hollow}" fill="url(#wood-in)"/><path d="${outline}" fill="none" stroke="#ffe9c6" stroke-width="3" opacity=".45"/></g>`,
    front: "",
    heap: { x: x + 36, y: y + 4, width: 238, depth: 122, height },
    loose: {
      x: x + 190,
      y: y + 130,
      width: 300,
      depth: 190,
      taken: (place) =>
        Math.hypot((place.x - x) / 265, (place.y - y) / 178) < 1 || place.x > 905 || place.y > 880,
    },
  }
}
