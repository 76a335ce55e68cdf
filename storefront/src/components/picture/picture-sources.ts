const WIDTHS = [320, 640, 960] as const
/** What the shop's own pictures are called: the same one also exists narrower, and as AVIF. */
const OWN_PICTURE = /^(.*)-960\.webp$/

export type PictureSources = { src: string; avif?: string; webp?: string }

/** The files of one picture; a picture uploaded under another name has only itself. */
export function pictureSources(address: string): PictureSources {
  const base = OWN_PICTURE.exec(address)?.[1]
  if (base === undefined) return { src: address }
  const set = (format: string) => WIDTHS.map((width) => `${base}-${width}.${format} ${width}w`).join(", ")
  return { src: `${base}-640.webp`, avif: set("avif"), webp: set("webp") }
}
