import { createHash } from "node:crypto"

/** Where uploaded pictures are; everything in it was drawn by the shop itself. */
export const PICTURES_FOLDER = "pictures"

const PICTURE = new RegExp(`^${PICTURES_FOLDER}/[A-Za-z0-9_-]+\\.(webp|avif)$`)

/** Whether this is a picture's own name, which nobody chose but the shop: unique, and leading out of no folder. */
export const isPictureName = (name: string): boolean => PICTURE.test(name)

/** The name of a picture that comes in a ZIP: the same for the same content and owner, so that it is taken once. */
export const pictureNameOf = (owner: string, bytes: Buffer): string =>
  `zip_${createHash("sha256").update(owner).update("\0").update(bytes).digest("hex").slice(0, 40)}`

/** Whether an address is that of a picture with this name. */
export const showsPicture = (address: string, name: string): boolean =>
  address.endsWith(`/${PICTURES_FOLDER}/${name}-960.webp`)
