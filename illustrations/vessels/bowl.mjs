import { groundShadow } from "../backdrop.mjs"
import { mix } from "../colour.mjs"

export function bowl(
  {
    x = 480,
    y = 520,
    width = 385,
    depth = 160,
    drop = 235,
    glaze = "#efe6d6",
    band = null,
    speckled = true,
    height = 225,
  },
  random,
) {
  const [dark, light] = [mix(glaze, "#2c1c10", 0.55), mix(glaze, "#ffffff", 0.55)]
  const foot = width * 0.4
  const base = y + drop
  const side = `M${x - width} ${y} C${x - width * 0.97} ${y + drop * 0.62} ${x - foot * 1.35} ${base - 6} ${x - foot} ${base} A${foot} ${foot * 0.24} 0 0 0 ${x + foot} ${base} C${x + foot * 1.35} ${base - 6} ${x + width * 0.97} ${y + drop * 0.62} ${x + width} ${y} A${width} ${depth} 0 0 1 ${x - width} ${y}Z`
  const specks = Array.from({ length: speckled ? 130 : 0 }, () => {
    const [px, py] = [random.between(x - width, x + width), random.between(y, base + 30)]
    return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${random.between(0.7, 2.3).toFixed(1)}" fill="#6b4a2c" opacity="${random.between(0.2, 0.6).toFixed(2)}"/>`
  }).join("")
  const stripe = band
    ? `<path d="M${x - width * 0.955} ${y + drop * 0.2} A${width * 0.985} ${depth * 1.02} 0 0 0 ${x + width * 0.955} ${y + drop * 0.2}" fill="none" stroke="${band}" stroke-width="17" opacity=".88"/>`
    : ""
  const lip = `M${x - width} ${y} A${width} ${depth} 0 0 0 ${x + width} ${y} L${x + width - 17} ${y} A${width - 17} ${depth - 13} 0 0 1 ${x - width + 17} ${y}Z`
  const defs = `<defs><linearGradient id="bowl-side" x1="0" y1="0" x2="1" y2=".25"><stop offset="0" stop-color="${mix(glaze, "#2c1c10", 0.12)}"/><stop offset=".2" stop-color="${light}"/><stop offset=".5" stop-color="${glaze}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<linearGradient id="bowl-under" x1="0" y1="0" x2="0" y2="1"><stop offset=".35" stop-color="#2c1c10" stop-opacity="0"/><stop offset="1" stop-color="#2c1c10" stop-opacity=".42"/></linearGradient>
<linearGradient id="bowl-lip" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(light, "#ffffff", 0.4)}"/><stop offset=".45" stop-color="${mix(glaze, "#ffffff", 0.4)}"/><stop offset="1" stop-color="${mix(glaze, "#2c1c10", 0.3)}"/></linearGradient>
<clipPath id="above-rim"><path d="M-50 -50H1010V${y}H${x + width - 6}A${width - 6} ${depth - 4} 0 0 1 ${x - width + 6} ${y}H-50Z"/></clipPath><clipPath id="bowl-shape"><path d="${side}"/></clipPath></defs>`
  return {
    back: `${defs}${groundShadow(x + 20, base - 6, foot * 1.75, foot * 0.5)}<path d="${side}" fill="url(#bowl-side)"/><g clip-path="url(#bowl-shape)">${stripe}${specks}<path d="${side}" fill="url(#bowl-under)"/><path d="M${x - width * 0.83} ${y + drop * 0.3} Q${x - width * 0.7} ${y + drop * 0.62} ${x - width * 0.42} ${y + drop * 0.86}" stroke="#fff" stroke-width="22" stroke-linecap="round" fill="none" opacity=".38" filter="url(#near)"/></g>
<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${depth}" fill="url(#bowl-lip)"/><ellipse cx="${x}" cy="${y + 2}" rx="${width - 17}" ry="${depth - 13}" fill="${mix(glaze, "#2a180b", 0.62)}"/>`,
    front: `<path d="${lip}" fill="url(#bowl-lip)"/>`,
    inside: (images) => `<g clip-path="url(#above-rim)">${images}</g>`,
    heap: { x, y: y + 4, width: width * 0.86, depth: depth * 0.74, height },
    loose: {
      x,
      y: base - 10,
      width: 430,
      depth: 140,
      taken: (place) =>
        Math.hypot((place.x - x) / (foot * 1.75), (place.y - base + 25) / (foot * 0.62)) < 1 ||
        // The bowl is wider than its foot.
        Math.hypot((place.x - x) / width, (place.y - y) / (drop * 0.92)) < 1,
    },
  }
}
