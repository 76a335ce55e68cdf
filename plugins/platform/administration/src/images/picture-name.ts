import { createHash } from "node:crypto"

/** Folder of uploaded pictures. The shop has re-encoded all of them. */
export const PICTURES_FOLDER = "pictures"

const PICTURE = new RegExp(`^${PICTURES_FOLDER}/[A-Za-z0-9_-]+\\.(webp|avif)$`)

/** Checks for a generated picture name, which is unique and can't leave the folder. */
export const isPictureName = (name: string): boolean => PICTURE.test(name)

/**
 * Returns the name of a picture in a ZIP. It depends on content and owner, so that a picture is stored once.
 */
export const pictureNameOf = (owner: string, bytes: Buffer): string =>
  `zip_${createHash("sha256").update(owner).update("\0").update(bytes).digest("hex").slice(0, 40)}`

/** Checks if an address is that of a picture with this name. */
export const showsPicture = (address: string, name: string): boolean =>
  address.endsWith(`/${PICTURES_FOLDER}/${name}-960.webp`)
