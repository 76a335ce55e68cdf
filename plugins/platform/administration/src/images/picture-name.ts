import { createHash } from "node:crypto"

export const PICTURES_FOLDER = "pictures"

const PICTURE = new RegExp(`^${PICTURES_FOLDER}/[A-Za-z0-9_-]+\\.(webp|avif)$`)

/** Returns whether a name was generated for a picture. Such a name is unique and can't leave the folder. */
export const isPictureName = (name: string): boolean => PICTURE.test(name)

/** Derives a name from owner and content, so that the same picture is stored once. */
export const pictureNameOf = (owner: string, bytes: Buffer): string =>
  `zip_${createHash("sha256").update(owner).update("\0").update(bytes).digest("hex").slice(0, 40)}`

export const showsPicture = (address: string, name: string): boolean =>
  address.endsWith(`/${PICTURES_FOLDER}/${name}-960.webp`)
