/** Reads what a file is from its first bytes: neither its name nor what the browser says of it is believed. */
const SIGNS: ((bytes: Buffer) => boolean)[] = [
  // JPEG
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  // PNG
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  // WebP
  (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  // GIF: its first picture is kept, and stands still
  (bytes) => ["GIF87a", "GIF89a"].includes(bytes.toString("latin1", 0, 6)),
  // AVIF: an ISO media file whose brands name it
  (bytes) => bytes.toString("latin1", 4, 8) === "ftyp" && /avi[fs]/.test(bytes.toString("latin1", 8, 64)),
]

/** Whether a file begins as one of the pictures that the shop takes; nothing else reaches a decoder. */
export const isPicture = (bytes: Buffer): boolean => SIGNS.some((sign) => sign(bytes))
