/** Detects the format by the first bytes. The name and the browser's type are not trusted. */
const SIGNS: ((bytes: Buffer) => boolean)[] = [
  // JPEG
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  // PNG
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  // WebP
  (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  // GIF: only its first frame is kept
  (bytes) => ["GIF87a", "GIF89a"].includes(bytes.toString("latin1", 0, 6)),
  // AVIF: an ISO media file with this brand
  (bytes) => bytes.toString("latin1", 4, 8) === "ftyp" && /avi[fs]/.test(bytes.toString("latin1", 8, 64)),
]

/** Checks that a file starts like a supported picture. Other files never reach a decoder. */
export const isPicture = (bytes: Buffer): boolean => SIGNS.some((sign) => sign(bytes))
