import sharp from "sharp"
import { lightFilter } from "./light.mjs"

/**
 * Gradients. `hollow` shades the inside of an empty shell: dark at the top left, where the shell's wall blocks the
 * light.
 */
const hollow = `<linearGradient id="hollow" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2a1408" stop-opacity=".75"/>
<stop offset=".6" stop-color="#2a1408" stop-opacity=".25"/><stop offset="1" stop-color="#2a1408" stop-opacity=".04"/></linearGradient>
<radialGradient id="bead" cx=".34" cy=".3" r=".75"><stop offset="0" stop-color="#fff8e2" stop-opacity=".75"/><stop offset=".35" stop-color="#fff8e2" stop-opacity=".08"/><stop offset=".65" stop-color="#3a1a04" stop-opacity=".05"/><stop offset="1" stop-color="#3a1a04" stop-opacity=".72"/></radialGradient>
<linearGradient id="cob-shade" x1="0" y1="0" x2="1" y2="1"><stop offset=".4" stop-color="#4a2406" stop-opacity="0"/><stop offset="1" stop-color="#4a2406" stop-opacity=".35"/></linearGradient>`

/**
 * Draws a lit piece as an image, because a filter over the whole picture for every piece would take minutes. `dim` 1 is
 * full light, less is deeper in the heap.
 */
export async function sprite(kind, place, random, { dim = 1 } = {}) {
  const half = Math.ceil(place.size * 0.85)
  const [left, top] = [Math.round(place.x) - half, Math.round(place.y) - half]
  const seed = Math.floor(random.between(1, 999))
  const filters = Object.entries(kind.lights).map(([name, options]) =>
    lightFilter(name, { ...options, size: place.size * (options.size ?? 1), seed }),
  )
  filters.push(
    `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${place.size * 0.03}"/></filter>`,
  )
  const drawing = kind.draw({ ...place, x: place.x - left, y: place.y - top }, random, (name) => name)
  const edge = half * 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><defs>${hollow}${filters.join("")}</defs>${drawing}</svg>`
  const image = sharp(Buffer.from(svg))
  const data = await (dim === 1 ? image : image.linear([dim ** 0.75, dim, dim ** 1.15, 1], [0, 0, 0, 0]))
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `<image x="${left}" y="${top}" width="${edge}" height="${edge}" href="data:image/png;base64,${data.toString("base64")}"/>`
}
