import { groundShadow } from "../backdrop.mjs"

/**
 * Draws a cream label with the shop's leaf. It has no words, because the picture is used in every language.
 */
export function label(x, y, width, height, accent) {
  const leaf = (turn) =>
    `<path d="M0 0 C${width * 0.1} ${-height * 0.16} ${width * 0.1} ${-height * 0.34} 0 ${-height * 0.46} C${-width * 0.1} ${-height * 0.34} ${-width * 0.1} ${-height * 0.16} 0 0Z" transform="rotate(${turn})" fill="${accent}"/>`
  const line = (dy, share) =>
    `<rect x="${x - (width * share) / 2}" y="${y + height * dy}" width="${width * share}" height="${height * 0.035}" rx="${height * 0.018}" fill="#6b5d4a" opacity=".55"/>`
  return `<rect x="${x - width / 2 + 3}" y="${y - height / 2 + 4}" width="${width}" height="${height}" rx="10" fill="#3a2212" opacity=".25"/><rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="10" fill="#fbf5e8"/>
<rect x="${x - width / 2 + 8}" y="${y - height / 2 + 8}" width="${width - 16}" height="${height - 16}" rx="6" fill="none" stroke="${accent}" stroke-width="2" opacity=".7"/>
<g transform="translate(${x} ${y + height * 0.1})">${leaf(0)}${leaf(52)}${leaf(-52)}</g>${line(0.2, 0.5)}${line(0.28, 0.32)}`
}

const kraft = { light: "#e2bd88", body: "#cfa36a", dark: "#8d6233" }

/** Draws creases of paper as broad, soft planes of light and shade. */
export function creases(left, right, top, bottom, random, count = 11) {
  return Array.from({ length: count }, () => {
    const [px, py] = [random.between(left, right), random.between(top, bottom)]
    const [dx, dy] = [random.between(-70, 70), random.between(30, 130)]
    const colour = random.chance(0.5) ? "#fff1d4" : "#6b431c"
    return `<path d="M${px} ${py} L${px + dx} ${py + dy} L${px + dx + random.between(14, 60)} ${py + dy * 0.4}Z" fill="${colour}" opacity="${random.between(0.06, 0.17).toFixed(2)}" filter="url(#crease)"/>`
  }).join("")
}

export const kraftDefs = `<linearGradient id="kraft" x1="0" y1="0" x2="1" y2=".2"><stop offset="0" stop-color="${kraft.body}"/><stop offset=".22" stop-color="${kraft.light}"/><stop offset=".55" stop-color="${kraft.body}"/><stop offset="1" stop-color="${kraft.dark}"/></linearGradient>
<filter id="crease" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>
<filter id="fibre" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".03 .5" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .18 0 0 0 0 .06 0 0 0 .6 -.27"/><feComposite in2="SourceAlpha" operator="in"/></filter>`

export function sack(
  { x = 480, y = 400, width = 270, depth = 92, drop = 410, accent = "#1f6b3a", height = 130 },
  random,
) {
  const base = y + drop
  const low = width * 0.9
  const body = `M${x - width} ${y} C${x - width * 1.06} ${y + drop * 0.4} ${x - low * 1.04} ${y + drop * 0.8} ${x - low} ${base - 24} Q${x} ${base + 46} ${x + low} ${base - 24} C${x + low * 1.05} ${y + drop * 0.8} ${x + width * 1.05} ${y + drop * 0.4} ${x + width} ${y}Z`
  const cuff = 46
  const outer = width + 16
  const roll = `M${x - outer} ${y - 4} A${outer} ${depth + 12} 0 0 0 ${x + outer} ${y - 4} L${x + outer - 4} ${y + cuff} A${outer} ${depth + 14} 0 0 1 ${x - outer + 4} ${y + cuff}Z`
  const inner = width - 12
  const lip = `M${x - outer} ${y} A${outer} ${depth + 12} 0 0 0 ${x + outer} ${y} L${x + inner} ${y} A${inner} ${depth - 8} 0 0 1 ${x - inner} ${y}Z`
  return {
    back: `<defs>${kraftDefs}<clipPath id="sack"><path d="${body}"/></clipPath><clipPath id="above-rim"><path d="M-50 -50H1010V${y}H${x + inner + 2}A${inner + 2} ${depth - 7} 0 0 1 ${x - inner - 2} ${y}H-50Z"/></clipPath></defs>
${groundShadow(x + 16, base - 14, low * 1.04, 66)}<path d="${body}" fill="url(#kraft)"/><g clip-path="url(#sack)"><path d="${body}" filter="url(#fibre)" opacity=".5"/>${creases(x - width, x + width, y + 60, base, random, 16)}
<path d="${roll}" transform="translate(5 20)" fill="#3a2212" opacity=".45" filter="url(#near)"/></g>${label(x - 6, y + drop * 0.59, 190, 178, accent)}
<ellipse cx="${x}" cy="${y}" rx="${outer}" ry="${depth + 12}" fill="${kraft.light}"/><ellipse cx="${x}" cy="${y}" rx="${inner}" ry="${depth - 8}" fill="#4a2f16"/>`,
    front: `<path d="${roll}" fill="url(#kraft)"/><path d="${roll}" filter="url(#fibre)" opacity=".4"/><path d="${lip}" fill="#f0d3a4" opacity=".92"/><path d="M${x - outer} ${y} A${outer} ${depth + 12} 0 0 0 ${x + outer} ${y}" fill="none" stroke="#fff0d0" stroke-width="3" opacity=".6"/>`,
    inside: (images) => `<g clip-path="url(#above-rim)">${images}</g>`,
    heap: { x, y: y + 2, width: width * 0.86, depth: depth * 0.78, height },
    loose: {
      x,
      y: base - 10,
      width: 430,
      depth: 110,
      taken: (place) => Math.abs(place.x - x) < width * 1.05 && place.y < base + 12,
    },
  }
}

export function windowBag({ x = 480, y = 505, width = 235, drop = 360, accent = "#1f6b3a" }, random) {
  const [top, base] = [y - drop, y + drop]
  const bag = `M${x - width} ${top + 74} L${x - width * 0.99} ${base - 20} Q${x - width * 0.97} ${base} ${x - width * 0.88} ${base + 2} L${x + width * 0.88} ${base + 2} Q${x + width * 0.98} ${base} ${x + width} ${base - 20} L${x + width} ${top + 74}Z`
  const flap = `M${x - width - 3} ${top + 10} L${x + width + 3} ${top + 4} L${x + width + 4} ${top + 92} L${x - width - 3} ${top + 96}Z`
  const view = { x, y: y + 96, rx: width * 0.72, ry: 186 }
  const ellipse = `<ellipse cx="${view.x}" cy="${view.y}" rx="${view.rx}" ry="${view.ry}"`
  const gusset = `<path d="M${x + width * 0.8} ${top + 96} L${x + width * 0.86} ${base - 60} L${x + width} ${base - 20} V${top + 96}Z" fill="#5c3a18" opacity=".22"/><path d="M${x - width * 0.86} ${base + 2} L${x - width * 0.8} ${base - 64} H${x + width * 0.8} L${x + width * 0.88} ${base + 2}Z" fill="#5c3a18" opacity=".13"/>`
  return {
    back: `<defs>${kraftDefs}<clipPath id="bag"><path d="${bag}"/></clipPath><clipPath id="view">${ellipse}/></clipPath>
<radialGradient id="view-shade" cx=".42" cy=".4" r=".62"><stop offset=".62" stop-color="#2a1508" stop-opacity="0"/><stop offset="1" stop-color="#2a1508" stop-opacity=".55"/></radialGradient></defs>
${groundShadow(x + 22, base - 12, width * 1.04, 56)}<path d="${bag}" fill="url(#kraft)"/><g clip-path="url(#bag)"><path d="${bag}" filter="url(#fibre)" opacity=".5"/>${gusset}${creases(x - width, x + width, top + 90, base, random, 15)}<path d="${flap}" transform="translate(4 16)" fill="#3a2212" opacity=".5" filter="url(#near)"/></g>
<path d="${flap}" fill="url(#kraft)"/><path d="${flap}" fill="#fff" opacity=".08"/><path d="${flap}" filter="url(#fibre)" opacity=".4"/><path d="M${x - width - 3} ${top + 10} L${x + width + 3} ${top + 4}" stroke="#fff0d0" stroke-width="3" opacity=".6"/>
${label(x, top + 128, 168, 150, accent)}${ellipse} fill="#5a3b1e"/>`,
    inside: (images) => `<g clip-path="url(#view)">${images}</g>`,
    front: `${ellipse} fill="url(#view-shade)"/>${ellipse} fill="none" stroke="#f3dcb2" stroke-width="5"/><path d="M${view.x - view.rx * 0.78} ${view.y - 30} Q${view.x - view.rx * 0.72} ${view.y - 120} ${view.x - view.rx * 0.3} ${view.y - 158}" stroke="#fff" stroke-width="13" fill="none" stroke-linecap="round" opacity=".42"/>`,
    heap: { x: view.x, y: view.y + 30, width: view.rx * 1.1, depth: view.ry * 1.15, height: 60 },
    loose: {
      x,
      y: base - 10,
      width: 435,
      depth: 84,
      taken: (place) => Math.abs(place.x - x) < width * 1.04 && place.y < base - 4,
    },
  }
}
