/** Where uploaded pictures are; everything in it was drawn by the shop itself. */
export const PICTURES_FOLDER = "pictures"

const PICTURE = new RegExp(`^${PICTURES_FOLDER}/[A-Za-z0-9_-]+\\.(webp|avif)$`)

/** Whether this is a picture's own name, which nobody chose but the shop: unique, and leading out of no folder. */
export const isPictureName = (name: string): boolean => PICTURE.test(name)
