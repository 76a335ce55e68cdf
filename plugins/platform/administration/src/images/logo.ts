import type { LogoFiles } from "@bon-perroquet/shop-settings/logos"
import sharp from "sharp"
import { decoded } from "./variants"

/** Largest size of the logo in pixels: twice the size in the header, in e-mails and on documents. */
const BOX = { width: 480, height: 160 }
const ICONS = [32, 180, 192, 512] as const
/** Part of an icon's width that the logo fills. Systems cut the corners of icons. */
const FILLED = 0.8

interface Logo {
  files: LogoFiles
  width: number
  height: number
}

/**
 * Encodes a logo and its icons as PNG, without transparent margins.
 * @throws the refusals of a picture
 */
export const logoFiles = (bytes: Buffer): Promise<Logo> =>
  decoded(bytes, async (source) => {
    const trimmed = await source.rotate().toColourspace("srgb").trim({ threshold: 1 }).png().toBuffer()
    const { data: logo, info } = await sharp(trimmed)
      .resize({ ...BOX, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true })
    const icons = await Promise.all(ICONS.map((size) => iconOf(trimmed, size)))
    const files = Object.fromEntries(ICONS.map((size, index) => [String(size), icons[index]]))
    return { files: { ...files, logo } as LogoFiles, width: info.width, height: info.height }
  })

async function iconOf(logo: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * FILLED)
  const picture = await sharp(logo).resize({ width: inner, height: inner, fit: "inside" }).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: "#ffffff" } })
    .composite([{ input: picture, gravity: "centre" }])
    .png()
    .toBuffer()
}
