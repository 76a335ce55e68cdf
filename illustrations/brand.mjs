import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { paper } from "./hero/hero.mjs"

/** The mark: a macaw's head with a nut in its beak, in few shapes so that it is recognisable at 24 px. */
const mark = `<path fill="#c8322b" d="M7 63C4 45 4 29 12 18 20 6 37 2 47 11c3 12 1 24-8 31-2 8 0 15 4 21Z"/>
<path fill="#e7a722" d="M5.2 45C17 47 28 53 34 63H25C20 57 13 53 5.6 52Z"/>
<path fill="#1e6fa8" d="M5.6 51C14 53 21 57 26 63H7C6.3 59 5.8 55 5.6 51Z"/>
<path fill="#fff6e6" d="M27 17c6-5 15-5 19-1 2 9 0 18-7 23-9-2-15-14-12-22Z"/>
<path fill="none" stroke="#c8322b" stroke-width="1.5" stroke-linecap="round" d="M32 29c3 1 6 1 9 0M34 33c2 1 4 1 6 0"/>
<circle cx="35" cy="21" r="4" fill="#e7a722"/><circle cx="35.3" cy="21" r="2.5" fill="#1f2a1c"/><circle cx="34.3" cy="20" r=".9" fill="#fff"/>
<path fill="#463a33" d="M40 36c5-1 9 1 9 6-3 4-9 4-12 0Z"/>
<g transform="rotate(34 52 44)"><path fill="#a9693a" d="M43 44c1-6 9-8 18-2 1 1 1 2 0 3-9 6-17 5-18-1Z"/><path fill="none" stroke="#6f3e1a" stroke-width="1.2" stroke-linecap="round" d="M46 44c4-1 8-1 12-.5M48 41.5c3-1 5-1 8 0M48 46.5c3 1 5 1 8 0"/></g>
<path fill="#f3e3c3" d="M45 9c12 0 19 10 17 25-.5 5-3 7-4 4-1-5-6-8-15-7 4-7 4-15 2-22Z"/>
<path fill="#5a4a3f" d="M62.1 31c-.3 6-3 10-4.1 7-.7-3.2-3-5.5-6.5-6.7 5 .5 8.5.7 10.6-.3Z"/>`

const square = (content, box = "0 0 66 66") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`

/** Returns an icon on the shop's paper colour with a margin, because phones crop the corners. */
const icon = (size, room) =>
  sharp(
    Buffer.from(
      square(
        `<rect x="-40" y="-40" width="160" height="160" fill="${paper}"/>${mark}`,
        `${-room} ${-room} ${66 + 2 * room} ${66 + 2 * room}`,
      ),
    ),
    { density: 1200 },
  )
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 90 })

/** Returns an .ico with one PNG. Browsers request /favicon.ico for any page. */
function icoOf(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // kind of file: icon
  head.writeUInt16LE(1, 4) // number of images
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

export async function writeBrand(folder, hero) {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "logo.svg"), square(mark))
  await writeFile(path.join(folder, "favicon.svg"), square(mark))
  const small = await sharp(Buffer.from(square(mark)), { density: 600 })
    .resize(32, 32)
    .png({ compressionLevel: 9 })
    .toBuffer()
  await writeFile(path.join(folder, "favicon-32.png"), small)
  await writeFile(path.join(folder, "favicon.ico"), icoOf(small, 32))
  for (const [name, size, room] of [
    ["apple-touch-icon", 180, 12],
    ["icon-192", 192, 14],
    ["icon-512", 512, 14],
  ]) {
    await icon(size, room).toFile(path.join(folder, `${name}.png`))
  }
  const sign = await sharp(Buffer.from(square(mark)), { density: 1200 })
    .resize(250, 250)
    .png()
    .toBuffer()
  await sharp(hero)
    .resize(1200)
    .extract({ left: 0, top: 12, width: 1200, height: 630 })
    .composite([{ input: sign, left: 110, top: 190 }])
    .png({ compressionLevel: 9, palette: true, quality: 88, effort: 8 })
    .toFile(path.join(folder, "og.png"))
}
