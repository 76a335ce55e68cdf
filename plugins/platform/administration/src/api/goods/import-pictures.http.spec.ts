import { MAX_IMAGE_BYTES, type AdminProduct } from "@bon-perroquet/contract"
import { zipSync } from "fflate"
import type { Client } from "pg"
import sharp from "sharp"
import { requireVariable, type ShopClient } from "@bon-perroquet/testing"
import { administrator, makeProduct, productsOf, hideProducts } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"
import { database } from "../../testing/many-products"

let admin: ShopClient
let imports: ImportCalls
let client: Client
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
  client = await database()
})
afterAll(async () => {
  await hideProducts()
  await client.end()
})

const photo = async (background: string, format: "jpeg" | "png" | "webp" | "avif" = "jpeg") =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .toFormat(format)
      .toBuffer(),
  )
const zipOf = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files))
const now = async ({ sku }: Pick<AdminProduct, "sku">) => (await productsOf(admin, { search: sku }))[0]

it("the pictures of a ZIP are matched to products by SKU and handle, previewed, and imported once", async () => {
  const single = await makeProduct(admin)
  const several = await makeProduct(admin, {
    variants: [
      { label_fr: "500 g", price: 5, stock: 1, weight: 500 },
      { label_fr: "1 kg", price: 9, stock: 1, weight: 1_000 },
    ],
  })
  const [, large] = several.variants
  const zip = zipOf({
    [`photos/${single.sku.toLowerCase()}-2.JPG`]: await photo("#c8843c"),
    [`${single.sku}-1.png`]: await photo("#3c84c8", "png"),
    [`${several.handle_fr}.webp`]: await photo("#84c83c", "webp"),
    [`${large?.sku}.avif`]: await photo("#843cc8", "avif"),
  })
  const checked = importIn(await imports.sendPictures(zip))
  expect(checked).toMatchObject({ kind: "pictures", state: "checked", lines: 4, changes: 4, error_count: 0 })
  const places = (await imports.lines(checked.id)).map(({ file, sku, position }) => [file, sku, position])
  expect(places).toEqual([
    [`${single.sku.toLowerCase()}-2.JPG`, single.sku, 2],
    [`${single.sku}-1.png`, single.sku, 1],
    [`${several.handle_fr}.webp`, several.sku, 1],
    [`${large?.sku}.avif`, large?.sku, null],
  ])
  expect((await imports.lines(checked.id))[1]).toMatchObject({
    before: { images: single.images },
    after: { images: [`${single.sku}-1.png`, `${single.sku.toLowerCase()}-2.JPG`] },
  })
  expect(await now(single)).toEqual(single)

  expect(await imports.finish(checked.id)).toMatchObject({ done: 4, changes: 4, error_count: 0 })
  const { images = [], version } = (await now(single)) ?? {}
  expect(images).toHaveLength(2)
  for (const [index, channel] of [2, 0].entries()) {
    const picture = await fetch(`${requireVariable("SHOP_URL")}${images[index]}`)
    const { dominant } = await sharp(Buffer.from(await picture.arrayBuffer())).stats()
    const { r, g, b } = dominant
    expect([r, g, b].indexOf(Math.max(r, g, b))).toBe(channel)
  }
  const grown = await now(several)
  expect(grown?.images).toEqual([expect.stringMatching(/^\/static\/pictures\/zip_\w+-960\.webp$/)])
  expect(grown?.variants.map(({ image }) => image)).toEqual([
    several.variants[0]?.image,
    expect.stringMatching(/^\/static\/pictures\/zip_\w+-960\.webp$/),
  ])

  const again = importIn(await imports.sendPictures(zip))
  expect(again).toMatchObject({ lines: 4, changes: 0, error_count: 0 })
  // Simulates a process that was killed between changing the product and recording it.
  await client.query(`UPDATE product_import_line SET changes = true WHERE import_id = $1`, [again.id])
  await client.query(`UPDATE product_import SET state = 'running' WHERE id = $1`, [again.id])
  expect(await imports.doneOf(again.id)).toMatchObject({ done: 4, error_count: 0 })
  expect(await now(single)).toMatchObject({ images, version })
  const { rows } = await client.query("SELECT FROM product_import_picture WHERE import_id = ANY ($1)", [
    [checked.id, again.id],
  ])
  expect(rows).toEqual([])
})

it("an invalid file in a ZIP of pictures is reported, and the other pictures are imported", async () => {
  const product = await makeProduct(admin)
  const { sku } = product
  const picture = await photo("#c8843c")
  // The picture is truncated after a valid header.
  const cut = (await photo("#102030", "png")).slice(0, 60)
  const checked = importIn(
    await imports.sendPictures(
      zipOf({
        "NOBODY.jpg": picture,
        [`${sku}.jpg`]: picture,
        [`${sku}.png`]: picture,
        [`${sku}.txt`]: picture,
        [`${sku}-3.jpg`]: new TextEncoder().encode("<svg onload='alert(1)'/>"),
        [`${sku}-4.jpg`]: new Uint8Array(MAX_IMAGE_BYTES + 1),
        [`../${sku}-5.jpg`]: picture,
        [`${sku}-6.png`]: cut,
      }),
    ),
  )
  const codes = checked.errors.map(({ file, code }) => [file, code])
  expect(codes.slice(0, 6)).toEqual([
    ["NOBODY.jpg", "file_unknown"],
    [`${sku}.png`, "file_twice"],
    [`${sku}.txt`, "image_type"],
    [`${sku}-3.jpg`, "image_type"],
    [`${sku}-4.jpg`, "image_too_large"],
    [`${sku}-5.jpg`, "file_odd"],
  ])
  const done = await imports.finish(checked.id)
  expect(done).toMatchObject({ changes: 1, error_count: 7 })
  expect(done.errors.at(-1)).toMatchObject({ file: `${sku}-6.png`, code: "image_unreadable" })
  expect((await now(product))?.images).toHaveLength(1)
})

it("an invalid ZIP is rejected", async () => {
  expect(await imports.sendPictures(Buffer.from("sku;price\nA;1"))).toMatchObject({
    ...{ status: 422, body: { code: "zip_unreadable" } },
  })
  const csv = await admin.write("POST", "/api/admin/imports/pictures", {
    ...{ raw: "sku", headers: { "Content-Type": "text/csv" } },
  })
  expect(csv).toMatchObject({ status: 415, body: { code: "zip_expected" } })
})
