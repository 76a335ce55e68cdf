const WIDTHS = [320, 640, 960] as const
/** Matches the shop's bundled pictures, which also exist in smaller sizes and as AVIF. */
const OWN_PICTURE = /^(.*)-(640|960)\.webp$/

export type PictureSources = { src: string; avif?: string; webp?: string }

/** Returns all files of a picture. Uploaded pictures have only one. */
export function pictureSources(address: string): PictureSources {
  const [, base, largest] = OWN_PICTURE.exec(address) ?? []
  if (base === undefined) return { src: address }
  const widths = WIDTHS.filter((width) => width <= Number(largest))
  const set = (format: string) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ")
  return { src: `${base}-640.webp`, avif: set("avif"), webp: set("webp") }
}
