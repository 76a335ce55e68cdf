import path from "node:path"
import { fileURLToPath } from "node:url"
import { writeBrand } from "./brand.mjs"
import { compose } from "./compose.mjs"
import { bleed, heroTall, heroWide } from "./hero/hero.mjs"
import { rasterise, writePictures } from "./render.mjs"
import { categoryScenes, scenes } from "./scenes/index.mjs"

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
