import { MAX_IMAGE_BYTES, MAX_ZIP_FILES, MAX_ZIP_UNPACKED_BYTES } from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import { strToU8, zipSync, type Zippable } from "fflate"
import { isObjection } from "../objection"
import { entriesOf, Unpacking } from "./read-zip"

const zipOf = (files: Zippable): Buffer => Buffer.from(zipSync(files))
const picture = strToU8("as good as a picture ".repeat(50))

async function outcomes(zip: Buffer): Promise<Record<string, number | string>> {
  const unpacking = new Unpacking(zip)
  const all: Record<string, number | string> = {}
  for (const entry of entriesOf(zip)) {
    const bytes = await unpacking.bytesOf(entry)
    all[entry.name] = isObjection(bytes) ? bytes.code : bytes.length
  }
  return all
}

function listing(zip: Buffer, offset: number, value: number, bytes: 2 | 4): Buffer {
  const at = zip.indexOf(Buffer.from("PK\x01\x02", "latin1"))
  if (bytes === 2) zip.writeUInt16LE(value, at + offset)
  else zip.writeUInt32LE(value, at + offset)
  return zip
}

it("files of a ZIP are unpacked with and without compression, without folders and system files", async () => {
  const zip = zipOf({
    "nuts/": new Uint8Array(),
    "nuts/A.jpg": [picture, { level: 9 }],
    "B.png": [picture, { level: 0 }],
    "__MACOSX/._A.jpg": picture,
    "nuts/.DS_Store": picture,
    "Thumbs.db": picture,
  })
  expect(await outcomes(zip)).toEqual({ "nuts/A.jpg": picture.length, "B.png": picture.length })
})

it("files of a ZIP with paths outside it, links, passwords or damage are rejected one by one", async () => {
  const odd = { "../A.jpg": picture, "/etc/A.jpg": picture, "C:A.jpg": picture, "a\\A.jpg": picture }
  expect(new Set(Object.values(await outcomes(zipOf(odd))))).toEqual(new Set(["file_odd"]))
  const link = zipOf({ "A.jpg": [strToU8("/etc/passwd"), { os: 3, attrs: (0o120777 << 16) >>> 0 }] })
  expect(await outcomes(link)).toEqual({ "A.jpg": "file_odd" })
  const one = () => zipOf({ "A.jpg": picture })
  expect(await outcomes(listing(one(), 8, 1, 2))).toEqual({ "A.jpg": "file_encrypted" })
  expect(await outcomes(listing(one(), 16, 1, 4))).toEqual({ "A.jpg": "file_damaged" })
  expect(await outcomes(listing(one(), 10, 99, 2))).toEqual({ "A.jpg": "file_damaged" })
  expect(await outcomes(listing(one(), 42, 0xfffffff0, 4))).toEqual({ "A.jpg": "file_damaged" })
})

it("a ZIP bomb is stopped, whatever size it states, and so are many files that are too large together", async () => {
  const large = new Uint8Array(MAX_IMAGE_BYTES + 1)
  const bomb = zipOf({ "A.jpg": large })
  expect(bomb.length).toBeLessThan(MAX_IMAGE_BYTES / 500)
  expect(await outcomes(bomb)).toEqual({ "A.jpg": "image_too_large" })
  expect(await outcomes(listing(bomb, 24, 1_000, 4))).toEqual({ "A.jpg": "image_too_large" })
  const full = zipSync({ "A.jpg": large.subarray(1) })
  const count = Math.floor(MAX_ZIP_UNPACKED_BYTES / MAX_IMAGE_BYTES) + 1
  const [entry] = entriesOf(Buffer.from(full))
  const unpacking = new Unpacking(Buffer.from(full))
  const all = async () => {
    for (let index = 0; entry && index < count; index++) await unpacking.bytesOf(entry)
  }
  await expect(all()).rejects.toMatchObject({ code: "zip_too_large" })
}, 60_000)

function refusalOf(zip: Buffer): string | null {
  try {
    entriesOf(zip)
    return null
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

it("an invalid, empty or oversized ZIP is rejected as a whole", () => {
  const many = Object.fromEntries(
    Array.from({ length: MAX_ZIP_FILES + 1 }, (_, index) => [`${index}.jpg`, new Uint8Array()]),
  )
  const whole = zipOf({ "A.jpg": picture })
  for (const [zip, code] of [
    [Buffer.alloc(0), "zip_unreadable"],
    [Buffer.from("no ZIP at all, however long it goes on"), "zip_unreadable"],
    [whole.subarray(0, -30), "zip_unreadable"],
    [whole.subarray(100), "zip_unreadable"],
    [zipOf({}), "zip_empty"],
    [zipOf({ "nuts/": new Uint8Array() }), "zip_empty"],
    [zipOf(many), "zip_too_large"],
  ] as const)
    expect(refusalOf(zip)).toBe(code)
})
