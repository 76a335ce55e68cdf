import type { Entry } from "@bon-perroquet/invoices/archive"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { readPicture } from "../images"
import { listProducts } from "../products"

export const PICTURE = ["sku", "position", "address", "file"] as const

interface Picture {
  sku: string
  /** Place among the product's pictures. Empty for a size's picture. */
  position: string
  address: string
  /** File name in the format of an import of pictures. */
  file: string
}

async function picturesOf(container: MedusaContainer): Promise<Picture[]> {
  const { products } = await listProducts(container)
  return products.flatMap(({ sku, handle_fr, images, variants }) => [
    ...images.map((address, index) => ({
      ...{ sku, position: String(index + 1), address },
      file: fileOf(`${handle_fr}-${index + 1}`, address),
    })),
    ...variants.flatMap(({ sku: size, image }) =>
      image ? [{ sku: size, position: "", address: image, file: fileOf(size, image) }] : [],
    ),
  ])
}

const fileOf = (name: string, address: string): string =>
  `pictures/${name}.${/\.(jpe?g|png|gif|avif)$/i.exec(address)?.[1] ?? "webp"}`

export async function* pictureRows(container: MedusaContainer): AsyncGenerator<Picture> {
  const [origin = ""] = shopOrigins(container)
  for (const { address, ...picture } of await picturesOf(container))
    yield { ...picture, address: new URL(address, origin).href }
}

/** Returns the files of the pictures. A picture that cannot be read becomes an empty file. */
export const pictureFiles = async (container: MedusaContainer): Promise<Entry[]> =>
  (await picturesOf(container)).map(({ address, file }) => ({
    path: file,
    content: async function* () {
      const bytes = await readPicture(container, address)
      if (bytes) yield bytes
    },
  }))
