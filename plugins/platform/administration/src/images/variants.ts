import { refuse } from "@bon-perroquet/api-kit/http"
import sharp from "sharp"

/** Widths in pixels. The storefront derives the names of the smaller files from the name of the largest. */
const WIDTHS = [960, 640, 320] as const
const ENCODINGS = {
  webp: (image: sharp.Sharp) => image.webp({ quality: 82 }),
  avif: (image: sharp.Sharp) => image.avif({ quality: 58, effort: 3 }),
} as const
type Format = keyof typeof ENCODINGS

/** Larger pictures may be decompression bombs: 50 million pixels take 200 MB of memory. */
const MAX_PIXELS = 50_000_000
const TIMEOUT = 20

export interface PictureVariant {
  /** Suffix of the picture's name, for example "-960.webp". */
  suffix: string
  mime_type: string
  bytes: Buffer
}

/** Encodes all sizes. Only pixels remain: no metadata (such as a location), scripts or hidden data. */
export const pictureVariants = (bytes: Buffer): Promise<PictureVariant[]> => decoded(bytes, renderVariants)

/** Decodes a picture for one job at a time. @throws the refusals of a picture */
export async function decoded<T>(bytes: Buffer, job: (source: sharp.Sharp) => Promise<T>): Promise<T> {
  requireSign(bytes)
  return oneAfterTheOther(async () => {
    try {
      return await job(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 }))
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

/** Checks a picture by its header, without decoding its pixels. */
export async function requirePicture(bytes: Buffer): Promise<void> {
  requireSign(bytes)
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => {
      throw refuse("image_unreadable", 422)
    })
  if (width * height > MAX_PIXELS) throw refuse("image_too_many_pixels", 422)
}

async function renderVariants(source: sharp.Sharp): Promise<PictureVariant[]> {
  // Decodes once, rotates upright and converts to sRGB.
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

let last: Promise<unknown> = Promise.resolve()

/** Runs one job at a time, because decoding takes memory that sales need. */
async function oneAfterTheOther<T>(job: () => Promise<T>): Promise<T> {
  const mine = last.catch(() => undefined).then(job)
  last = mine
  return mine
}

/** Detects the format by the first bytes. The name and the browser's type are not trusted. */
const SIGNS: ((bytes: Buffer) => boolean)[] = [
  // JPEG
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  // PNG
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  // WebP
  (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  // GIF: only the first frame is stored
  (bytes) => ["GIF87a", "GIF89a"].includes(bytes.toString("latin1", 0, 6)),
  // AVIF: an ISO media file with this brand
  (bytes) => bytes.toString("latin1", 4, 8) === "ftyp" && /avi[fs]/.test(bytes.toString("latin1", 8, 64)),
]

const isPicture = (bytes: Buffer): boolean => SIGNS.some((sign) => sign(bytes))
