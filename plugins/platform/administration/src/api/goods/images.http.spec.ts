import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { crc32, deflateSync } from "node:zlib"
import { MAX_IMAGE_BYTES, uploadedImageSchema } from "@bon-perroquet/contract"
import sharp from "sharp"
import { ownProduct, requireVariable, ShopClient, type ShopAnswer } from "@bon-perroquet/testing"
import { administrator, makeProduct, productIn, hideProducts } from "../../testing/administrator"

const SIZES = ["-960.webp", "-640.webp", "-320.webp", "-960.avif", "-640.avif", "-320.avif"]

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

async function upload(bytes: Buffer, name = "photo.jpg", type = "image/jpeg"): Promise<ShopAnswer> {
  const form = new FormData()
  form.append("file", new Blob([new Uint8Array(bytes)], { type }), name)
  const body = new Response(form)
  const headers = { "Content-Type": body.headers.get("content-type") ?? "" }
  return admin.write("POST", "/api/admin/upload-image", {
    raw: Buffer.from(await body.arrayBuffer()),
    headers,
  })
}

const urlIn = ({ body }: ShopAnswer): string => uploadedImageSchema.parse(body).url
const served = (address: string) => fetch(`${requireVariable("SHOP_URL")}${address}`)
const storedPictures = async (): Promise<string[]> =>
  (await readdir(join(requireVariable("UPLOADS_DIR"), "pictures")).catch(() => [])).sort()

const photo = (format: "jpeg" | "png" | "webp" | "avif", width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#c8843c" } })
    .toFormat(format)
    .toBuffer()

it("a photo is stored in all sizes, upright, without metadata and bytes after its end, whatever its name", async () => {
  const bytes = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: "#c8843c" } })
    .withExif({ IFD0: { Copyright: "my garden" }, IFD3: { GPSLatitude: "50/1 51/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const script = Buffer.from("<script>alert(1)</script>")
  const answer = await upload(Buffer.concat([bytes, script]), "evil.exe", "application/octet-stream")
  expect(answer.status).toBe(200)
  const url = urlIn(answer)
  expect(url).toMatch(/^\/static\/pictures\/[\w-]+-960\.webp$/)
  for (const size of SIZES) {
    const picture = await served(url.replace("-960.webp", size))
    expect(picture.status).toBe(200)
    const stored = Buffer.from(await picture.arrayBuffer())
    const { width, height, exif, orientation } = await sharp(stored).metadata()
    const wide = Number(/\d+/.exec(size)?.[0])
    expect({ width, height, exif, orientation }).toEqual({ width: wide, height: wide * 0.75 })
    for (const secret of ["my garden", "<script>"]) expect(stored.includes(secret)).toBe(false)
  }
})

it("a GIF is stored as a still picture", async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer()
  const moving = await sharp([await frame("#c8843c"), await frame("#1f5f8b")], { join: { animated: true } })
    .gif({ delay: [100, 100], loop: 0 })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const url = urlIn(await upload(moving, "parrot.gif", "image/gif"))
  for (const size of SIZES) {
    const picture = Buffer.from(await (await served(url.replace("-960.webp", size))).arrayBuffer())
    const { width, height, pages = 1 } = await sharp(picture).metadata()
    expect({ width, height, pages }).toEqual({ width: 40, height: 30, pages: 1 })
  }
})

/** A valid PNG of some kilobytes with 108 million pixels. */
function bomb(): Buffer {
  const [width, height] = [12_000, 9_000]
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  // One bit per pixel, in shades of grey.
  size.writeUInt8(1, 8)
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const rows = deflateSync(Buffer.alloc((1 + width / 8) * height))
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1")
  return Buffer.concat([signature, chunk("IHDR", size), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))])
}
const REFUSED: [what: string, file: () => Promise<Buffer> | Buffer, status: number, code: string][] = [
  ["a script posing as a picture", () => Buffer.from("<script>alert(1)</script>"), 415, "image_type"],
  [
    "a page posing as a picture",
    () => Buffer.from("<!doctype html><script>alert(1)</script>"),
    415,
    "image_type",
  ],
  [
    "an SVG with a script",
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
    415,
    "image_type",
  ],
  [
    "a script that begins as a JPEG",
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<?php")]),
    422,
    "image_unreadable",
  ],
  ["half a picture", async () => (await photo("jpeg")).subarray(0, 3_000), 422, "image_unreadable"],
  ["a decompression bomb", bomb, 422, "image_too_many_pixels"],
  ["nothing", () => Buffer.alloc(0), 422, "image_unreadable"],
]

it.each(REFUSED)("an upload of %s is rejected and leaves no files", async (_what, file, status, code) => {
  const before = await storedPictures()
  expect(await upload(await file())).toMatchObject({ status, body: { code } })
  expect(await storedPictures()).toEqual(before)
})

it("a file that is too large is rejected by the shop's API and Medusa's", async () => {
  const before = await storedPictures()
  expect(await upload(Buffer.alloc(MAX_IMAGE_BYTES + 1, 0xff))).toMatchObject({
    status: 413,
    body: { code: "image_too_large" },
  })
  expect((await upload(Buffer.alloc(50 * 1024 * 1024, 0xff))).status).toBe(413)
  expect(await storedPictures()).toEqual(before)
})

it("a large photo is accepted", async () => {
  // With bytes after its end, a small picture is as large as a photo, but fast to re-encode.
  const bytes = Buffer.concat([await photo("jpeg", 40, 30), Buffer.alloc(5_000_000)])
  expect((await upload(bytes)).status).toBe(200)
})

it("an upload without a form or a picture is rejected", async () => {
  const send = (raw: string, type: string) =>
    admin.write("POST", "/api/admin/upload-image", { raw, headers: { "Content-Type": type } })
  expect(await send("{}", "application/json")).toMatchObject({
    status: 415,
    body: { code: "upload_form_expected" },
  })
  for (const raw of [
    "",
    "--x",
    "--x--\r\n",
    '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n',
  ])
    expect((await send(raw, "multipart/form-data; boundary=x")).status).toBe(400)
  expect((await send("x", "multipart/form-data")).status).toBe(400)
})

it("a picture's files are deleted when no product uses it", async () => {
  const [first, second] = [
    urlIn(await upload(await photo("avif", 40, 30))),
    urlIn(await upload(await photo("webp", 40, 30))),
  ]
  const product = await makeProduct(admin, { images: [first, second] })
  const other = await makeProduct(admin, { images: [first] })
  const put = async (id: string, images: string[]) => {
    const json = { name_fr: "Noix d’essai", price: 1, images }
    return productIn(await admin.write("PUT", `/api/admin/products/${id}`, { json })).images
  }
  expect(await put(product.id, [second, first])).toEqual([second, first])
  expect(await put(product.id, [second])).toEqual([second])
  expect((await served(first)).status).toBe(200)
  expect(await put(other.id, [])).toEqual([])
  for (const size of SIZES) expect((await served(first.replace("-960.webp", size))).status).toBe(404)
  expect((await served(second)).status).toBe(200)
})

it("a picture's URL on the shop's host is stored as a path", async () => {
  const path = "/static/products/noix-en-coque-960.webp"
  const { images } = await makeProduct(admin, { images: [`${requireVariable("SHOP_URL")}${path}`, path] })
  expect(images).toEqual([path])
})

it("a picture on another host is rejected without a request to it", async () => {
  const { id } = await ownProduct()
  for (const address of [
    "https://pictures.example.org/noix.webp",
    "http://169.254.169.254/latest/meta-data",
  ]) {
    const json = { name_fr: "Noix d’ailleurs", price: 1, images: [address] }
    const refused = { status: 400, body: { code: "image_elsewhere" } }
    expect(await admin.write("POST", "/api/admin/products", { json })).toMatchObject(refused)
    expect(await admin.write("PUT", `/api/admin/products/${id}`, { json })).toMatchObject(refused)
  }
})

it("an upload of Medusa Admin is re-encoded if it is a picture, and rejected if it is not a table", async () => {
  const send = async (bytes: Buffer | string, name: string) => {
    const form = new FormData()
    form.append("files", new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), name)
    const headers = { Authorization: `Bearer ${admin.token ?? ""}` }
    const answer = await fetch(`${requireVariable("ENGINE_URL")}/admin/uploads`, {
      method: "POST",
      headers,
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as { files?: { url: string }[] } }
  }
  const { status, body } = await send(await photo("png", 40, 30), "photo.png")
  const url = body.files?.[0]?.url ?? ""
  expect([status, url]).toEqual([200, expect.stringMatching(/^\/static\/pictures\/[\w-]+-960\.webp$/)])
  for (const size of SIZES) expect((await served(url.replace("-960.webp", size))).status).toBe(200)
  expect((await send("a;b\r\n1;2\r\n", "products.csv")).status).toBe(200)
  const script = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
  for (const name of ["drawing.svg", "drawing.png", "page.html"])
    expect((await send(script, name)).status).toBe(415)
})
