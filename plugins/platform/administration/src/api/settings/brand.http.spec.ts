import { brandSettingSchema, errorSchema, shopSchema } from "@bon-perroquet/contract"
import { setupSchema } from "@bon-perroquet/contract/setup"
import { logoAddress, ORIGINAL_BRAND, uploadedLogoSchema, type Brand } from "@bon-perroquet/contract/theme"
import { mailPreviewSchema } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import sharp from "sharp"
import { administrator } from "../../testing/administrator"

const BRAND = "/api/admin/settings/brand"
const BLUE: Brand = { logo: null, colors: { action: "#1d3f8f", promotion: "#8f1d5c", paper: "#f7f9fc" } }

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(() => save(ORIGINAL_BRAND))

const read = async () => brandSettingSchema.parse((await admin.send("GET", BRAND)).body)
const save = (json: object, headers: Record<string, string> = {}) =>
  admin.write("PUT", BRAND, { json, headers })

async function upload(bytes: Uint8Array) {
  const form = new FormData()
  form.append("file", new Blob([new Uint8Array(bytes)]), "logo.png")
  const sent = new Response(form)
  const headers = { "Content-Type": sent.headers.get("content-type") ?? "" }
  return admin.write("POST", `${BRAND}/logo`, { raw: Buffer.from(await sent.arrayBuffer()), headers })
}

/** A blue bar of 600 × 200 pixels with a transparent margin. */
async function logo(): Promise<Buffer> {
  const bar = sharp({ create: { width: 600, height: 200, channels: 4, background: "#1d3f8f" } })
  const margin = { top: 40, bottom: 40, left: 40, right: 40, background: "#00000000" }
  return bar.extend(margin).png().toBuffer()
}
const uploaded = async () => uploadedLogoSchema.parse((await upload(await logo())).body)

const pageWith = (text: string) =>
  until(`a page with ${text}`, async () => {
    const page = await (await fetch(`${new ShopClient().baseUrl}/`)).text()
    return page.includes(text) && page
  })

it("an uploaded logo is trimmed, stored as PNG with its icons, and shown on pages and in the web manifest", async () => {
  const { id, width, height } = await uploaded()
  expect([width, height]).toEqual([480, 160])
  const { version } = await read()
  expect((await save({ ...BLUE, logo: { id, width, height } }, { "If-Match": `"${version}"` })).status).toBe(
    200,
  )
  expect((await save(ORIGINAL_BRAND, { "If-Match": `"${version}"` })).status).toBe(412)

  const { baseUrl } = new ShopClient()
  for (const [file, size] of [
    ["logo", [480, 160]],
    ["32", [32, 32]],
    ["180", [180, 180]],
    ["512", [512, 512]],
  ] as const) {
    const answer = await fetch(baseUrl + logoAddress(id, file))
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"])
    expect(answer.headers.get("cache-control")).toContain("immutable")
    const { width: wide, height: high } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([wide, high]).toEqual(size)
  }
  expect((await fetch(`${baseUrl}/api/shop/logos/${id}/64.png`)).status).toBe(400)
  expect((await fetch(baseUrl + logoAddress("logo_01JX2V0000000000000000000A", "logo"))).status).toBe(404)

  const shop = shopSchema.parse((await new ShopClient().send("GET", "/api/shop")).body)
  expect(shop.brand).toEqual({ ...BLUE, logo: { id, width, height } })
  const page = await pageWith(logoAddress(id, "logo"))
  expect(page).toContain("--leaf:#1d3f8f;")
  expect(page).toContain('<meta name="theme-color" content="#f7f9fc"')
  expect(page).toContain(`href="${logoAddress(id, "180")}"`)
  expect(page).not.toContain("favicon.svg")
  const manifest = (await (await fetch(`${baseUrl}/manifest.webmanifest`)).json()) as object
  expect(manifest).toMatchObject({ theme_color: "#f7f9fc", icons: [{ src: logoAddress(id, "192") }, {}, {}] })
})

it("the checklist, e-mails and new documents have the logo and the colour, and an issued document keeps them", async () => {
  const brand = { ...BLUE, logo: await uploaded() }
  expect((await save(brand)).status).toBe(200)
  const { steps } = setupSchema.parse((await admin.send("GET", "/api/admin/setup")).body)
  expect(steps.find(({ name }) => name === "brand")).toEqual({
    ...{ name: "brand", state: "done", problem: null, path: "/admin/settings/brand" },
  })
  const draft = { language: "fr", subject: "Bonjour", intro: "Merci." }
  const preview = await admin.write("POST", "/api/admin/settings/mails/reset/preview", { json: draft })
  const { html } = mailPreviewSchema.parse(preview.body)
  expect(html).toContain('bgcolor="#1d3f8f"')
  expect(html).toContain(logoAddress(brand.logo.id, "logo"))

  const number = await buy(new ShopClient())
  const invoice = () =>
    until("the invoice", async () => {
      const { body } = await admin.send("GET", `/api/admin/orders/${number}`)
      const [document] = (body as { documents: { number: string }[] }).documents
      if (!document) return false
      const answer = await admin.send("GET", `/api/admin/documents/${document.number}.pdf`)
      return answer.status === 200 && answer.body
    })
  const issued = await invoice()
  await save(ORIGINAL_BRAND)
  expect(await invoice()).toEqual(issued)
})

it("colours that people can't read are rejected with the reason", async () => {
  const colors = { ...ORIGINAL_BRAND.colors, action: "#f2c14e", promotion: "#ff8a80" }
  const answer = await save({ logo: null, colors })
  expect(answer).toMatchObject({ status: 400, body: { code: "contrast_too_low" } })
  const { errors } = errorSchema.parse(answer.body)
  expect(errors?.map(({ field }) => field)).toEqual(["colors.action", "colors.promotion"])
  for (const { reason } of errors ?? []) expect(reason).toMatch(/\d[.,]\d:1/)
  expect((await read()).value).toEqual(ORIGINAL_BRAND)
})

it("other files, unknown logos and wrong colours are rejected", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect((await upload(svg)).status).toBe(415)
  expect((await upload((await logo()).subarray(0, 90))).status).toBe(422)
  const unknown = { id: "logo_01JX2V0000000000000000000A", width: 10, height: 10 }
  expect((await save({ ...ORIGINAL_BRAND, logo: unknown })).status).toBe(404)
  expect((await save({ logo: null, colors: { ...ORIGINAL_BRAND.colors, action: "green" } })).status).toBe(400)
})
