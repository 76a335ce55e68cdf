import { lightFilter } from "../light.mjs"
import { feather } from "./feather.mjs"

/**
 * Draws the small feathers of crown, cheek and nape, from the nape to the brow, pointing away from the
 * beak.
 */
async function crown(random) {
  const images = []
  const brow = { x: 250, y: 214 }
  for (let ring = 11; ring >= 0; ring -= 1) {
    const radius = 30 + ring * 15
    const count = 13 + ring
    for (let at = 0; at < count; at += 1) {
      const angle = -1.5 + ((at + (ring % 2) / 2) / (count - 0.5)) * 2.65
      const [x, y] = [brow.x + Math.cos(angle) * radius + 14, brow.y + Math.sin(angle) * radius * 0.9 + 8]
      if (Math.hypot((x - 338) / 101, (y - 228) / 96) > 1) continue
      const look = {
        length: random.between(32, 40),
        width: 0.36,
        relief: 0.26,
        colour: random.chance(0.25) ? "#e23a34" : "#d3262a",
        tip: "#e8423a",
      }
      images.push(await feather({ x, y, angle: angle * 0.62 + 0.5, ...look }, random))
    }
  }
  return images.join("")
}

const face =
  "M262 172 C280 150 318 146 346 160 C376 178 390 222 380 262 C372 300 344 330 312 338 C292 330 280 306 276 282 C266 250 252 206 262 172Z"

function cheekLines() {
  return [0, 1, 2, 3, 4]
    .map((row) => {
      const y = 236 + row * 17
      const marks = Array.from({ length: 9 }, (_, at) => {
        const x = 292 + at * 9.5 + row * 2
        const drop = y + Math.sin(at / 2.6) * 9
        return `<path d="M${x} ${drop} l6 2.4" stroke="#b3191c" stroke-width="3.1" stroke-linecap="round"/>`
      })
      return marks.join("")
    })
    .join("")
}

const upper =
  "M270 158 C232 140 182 158 158 206 C140 246 142 312 168 368 C174 382 184 380 186 366 C190 336 202 316 226 307 C250 300 278 302 288 284 C290 250 286 196 270 158Z"
const lower =
  "M284 288 C262 304 236 312 222 330 C220 356 246 380 280 372 C306 362 318 336 316 312 C308 296 296 288 284 288Z"

const light = (id, options) => lightFilter(id, { gloss: 0.3, shadow: 0.4, ...options })

export async function head(random) {
  const defs = `<defs>${light("skin", { size: 120, round: 0.08, gloss: 0.05, reach: 0.02, soft: 0.02, shade: [0.66, 0.56, 0.5] })}${light("beak", { size: 180, round: 0.1, relief: 0.8, diffuse: 1.12, gloss: 0.2, shininess: 12, soft: 0.016, reach: 0.03, shade: [0.6, 0.5, 0.42] })}${light("jaw", { size: 110, round: 0.1, gloss: 0.4, shininess: 14, soft: 0.014, reach: 0.03 })}
<linearGradient id="horn" x1=".4" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#fbf3e2"/><stop offset=".5" stop-color="#efe0c4"/><stop offset=".72" stop-color="#9a8a78"/><stop offset=".86" stop-color="#3a302b"/></linearGradient>
<clipPath id="face"><path d="${face}"/></clipPath><clipPath id="upper"><path d="${upper}"/></clipPath></defs>`
  const eye = `<ellipse cx="318" cy="204" rx="25" ry="23" fill="#e9ddcf"/><circle cx="318" cy="204" r="19" fill="#3a2b20"/><circle cx="318" cy="204" r="16.5" fill="#f2d266"/><circle cx="318" cy="204" r="16.5" fill="none" stroke="#b98a24" stroke-width="2.5"/><circle cx="316" cy="204" r="8.6" fill="#120d0b"/><circle cx="311.5" cy="198.5" r="3.7" fill="#fff"/><path d="M297 196 Q317 178 340 196" stroke="#bfae9e" stroke-width="3" fill="none"/>`
  return `${defs}${await crown(random)}<g filter="url(#skin)"><path d="${face}" fill="#f8f0e6"/></g><g clip-path="url(#face)">${cheekLines()}</g>${eye}
<path d="M286 286 C262 304 240 316 224 330 C236 346 270 340 300 312Z" fill="#5a2430"/><g filter="url(#jaw)"><path d="${lower}" fill="#2c2523"/></g>
<g filter="url(#beak)"><path d="${upper}" fill="url(#horn)"/></g><path d="M196 350 C200 326 214 312 240 303" stroke="#241c19" stroke-width="7" fill="none" stroke-linecap="round" clip-path="url(#upper)" opacity=".8"/><path d="M268 164 C280 200 286 248 284 284" stroke="#c9b79c" stroke-width="5" fill="none" opacity=".7"/><ellipse cx="262" cy="182" rx="5" ry="3.4" fill="#8d7a66" transform="rotate(-30 262 182)"/>`
}
