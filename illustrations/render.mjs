import { mkdir } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"

/** Quality of the files, chosen by eye: lower values blur skins and grain, higher values only enlarge the files. */
const quality = { avif: { quality: 52, effort: 4 }, webp: { quality: 72, effort: 4, smartSubsample: true } }

/** Renders a drawing as pixels and crops `bleed` on every side. */
export async function rasterise(svg, bleed = 0) {
  const picture = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: "#fbf7ef" })
    .png({ compressionLevel: 1 })
    .toBuffer()
  if (bleed === 0) return picture
  const { width, height } = await sharp(picture).metadata()
  return sharp(picture)
    .extract({ left: bleed, top: bleed, width: width - 2 * bleed, height: height - 2 * bleed })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Writes `<name>-<width>.avif` and `.webp` of a drawing for each width. */
export async function writePictures(pixels, folder, name, widths) {
  await mkdir(folder, { recursive: true })
  for (const width of widths) {
    const sized = sharp(pixels).resize(width, null, { kernel: "lanczos3" })
    const target = path.join(folder, `${name}-${width}`)
    await sized.clone().avif(quality.avif).toFile(`${target}.avif`)
    await sized.clone().webp(quality.webp).toFile(`${target}.webp`)
  }
}
