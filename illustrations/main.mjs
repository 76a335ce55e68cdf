import path from "node:path"
import { fileURLToPath } from "node:url"
import { writeBrand } from "./brand.mjs"
import { compose } from "./compose.mjs"
import { bleed, heroTall, heroWide } from "./hero/hero.mjs"
import { categoryScenes, scenes } from "./scenes/index.mjs"
import { mkdir } from "node:fs/promises"
import sharp from "sharp"

/** Quality of the files, chosen by eye: lower values blur skins and grain, higher values only enlarge the files. */
const quality = { avif: { quality: 52, effort: 4 }, webp: { quality: 72, effort: 4, smartSubsample: true } }

/** Renders a drawing as pixels and crops `bleed` on every side. */
async function rasterise(svg, bleed = 0) {
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
async function writePictures(pixels, folder, name, widths) {
  await mkdir(folder, { recursive: true })
  for (const width of widths) {
    const sized = sharp(pixels).resize(width, null, { kernel: "lanczos3" })
    const target = path.join(folder, `${name}-${width}`)
    await sized.clone().avif(quality.avif).toFile(`${target}.avif`)
    await sized.clone().webp(quality.webp).toFile(`${target}.webp`)
  }
}

const here = path.dirname(fileURLToPath(import.meta.url))
const products = path.join(here, "../backend/pictures/products")
const storefront = path.join(here, "../storefront/public")
const requested = process.argv.slice(2)
const isWanted = (name) => requested.length === 0 || requested.includes(name)

for (const scene of scenes.filter(({ handle }) => isWanted(handle))) {
  await writePictures(await rasterise(await compose(scene)), products, scene.handle, [320, 640, 960])
  console.log(scene.handle)
}

const pictures = path.join(storefront, "pictures")
for (const scene of categoryScenes.filter(({ handle }) => isWanted(handle))) {
  await writePictures(await rasterise(await compose(scene)), pictures, scene.handle, [320, 640])
  console.log(scene.handle)
}

if (isWanted("hero")) {
  const wide = await rasterise(await heroWide(), bleed)
  await writePictures(wide, pictures, "hero-wide", [800, 1600])
  await writePictures(await rasterise(await heroTall(), bleed), pictures, "hero-tall", [400, 800])
  await writeBrand(storefront, wide)
  console.log("hero")
}
