import { refuse } from "@bon-perroquet/shop-api/http"
import sharp from "sharp"
import { isPicture } from "./format"
import { oneAfterTheOther } from "./turn"

/** Widths in pixels and formats in which the shop keeps each picture; the storefront derives their names from the first. */
const WIDTHS = [960, 640, 320] as const
const ENCODINGS = {
  webp: (image: sharp.Sharp) => image.webp({ quality: 82 }),
  avif: (image: sharp.Sharp) => image.avif({ quality: 58, effort: 3 }),
} as const
type Format = keyof typeof ENCODINGS

/** More is a decompression bomb: 50 million pixels take 200 MB of memory. */
const MAX_PIXELS = 50_000_000
/** Seconds that one size may take. */
const TIMEOUT = 20

export interface PictureVariant {
  /** "-960.webp": what follows the picture's own name. */
  suffix: string
  mime_type: string
  bytes: Buffer
}

/**
 * Decodes a picture and draws it anew in every size: what is stored holds pixels only, no metadata (where a photo was
 * taken), no script, nothing that was hidden behind the picture.
 */
export async function pictureVariants(bytes: Buffer): Promise<PictureVariant[]> {
  requireSign(bytes)
  return oneAfterTheOther(async () => {
    try {
      return await drawn(bytes)
    } catch (error) {
      const reason = error instanceof Error ? error.message : ""
      if (/pixel limit/i.test(reason)) throw refuse("image_too_many_pixels", 422)
      throw refuse("image_unreadable", 422)
    }
  })
}

function requireSign(bytes: Buffer): void {
  if (bytes.length === 0) throw refuse("image_unreadable", 422)
  if (!isPicture(bytes)) throw refuse("image_type", 415)
}

/** Looks at a picture's head, without decoding it. @throws what an upload of it would be refused for, as far as the head tells */
export async function requirePicture(bytes: Buffer): Promise<void> {
  requireSign(bytes)
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw refuse("image_unreadable", 422)
    })
  if (width * height > MAX_PIXELS) throw refuse("image_too_many_pixels", 422)
}

async function drawn(bytes: Buffer): Promise<PictureVariant[]> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
  // Decoded once, at the largest size, upright, in the colours that every screen knows.
  const [largest] = WIDTHS
  const { data, info } = await source
    .rotate()
    .resize({ width: largest, withoutEnlargement: true })
    .toColourspace("srgb")
    .timeout({ seconds: TIMEOUT })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const variants: PictureVariant[] = []
  for (const width of WIDTHS)
    for (const format of Object.keys(ENCODINGS) as Format[]) {
      const resized = sharp(data, { raw }).resize({ width, withoutEnlargement: true })
      variants.push({
        suffix: `-${width}.${format}`,
        mime_type: `image/${format}`,
        bytes: await ENCODINGS[format](resized).timeout({ seconds: TIMEOUT }).toBuffer(),
      })
    }
  return variants
}
