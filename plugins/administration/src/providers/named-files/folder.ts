/** Where uploaded pictures are; everything in it was drawn by the shop itself. */
export const PICTURES_FOLDER = "pictures"
