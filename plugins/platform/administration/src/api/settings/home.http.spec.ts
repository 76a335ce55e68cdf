import { homeSchema, homeSettingSchema, uploadedImageSchema } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import sharp from "sharp"
import { administrator, makeProduct, hideProducts } from "../../testing/administrator"

const HOME = "/api/admin/settings/home"
const OWN = { texts: {}, picture: null, products: [] }

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(async () => {
  await save(OWN)
  await hideProducts()
})

const read = async () => homeSettingSchema.parse((await admin.send("GET", HOME)).body)
const save = (json: object, ifMatch?: string) =>
  admin.write("PUT", HOME, { json, ...(ifMatch && { headers: { "If-Match": `"${ifMatch}"` } }) })
const home = async (language: "fr" | "nl" = "fr") =>
  homeSchema.parse((await new ShopClient({ language }).send("GET", "/api/home")).body)

async function uploaded(): Promise<string> {
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c8843c" } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "hero.jpg")
  const sent = new Response(form)
  const headers = { "Content-Type": sent.headers.get("content-type") ?? "" }
  const raw = Buffer.from(await sent.arrayBuffer())
  return uploadedImageSchema.parse(
    (await admin.write("POST", "/api/admin/upload-image", { raw, headers })).body,
  ).url
}

it("the home page shows the saved texts per language and the selected products in order", async () => {
  const [one, two] = [await makeProduct(admin), await makeProduct(admin)]
  const picture = await uploaded()
  const title = `Bonjour ${Date.now()}`
  const { version } = await read()
  const set = { texts: { fr: { title, subtitle: "Des noix." } }, picture, products: [two.id, one.id] }
  expect((await save(set, version)).status).toBe(200)
  expect((await save(OWN, version)).status).toBe(412)

  const shown = await until("the chosen products", async () => {
    const answer = await home()
    return answer.products?.length === 2 && answer
  })
  expect(shown).toMatchObject({ hero: { title }, picture, products: [{ id: two.id }, { id: one.id }] })
  expect((await home("nl")).hero).toBeNull()
  const html = await until("the page", async () => {
    const page = await (await fetch(`${new ShopClient().baseUrl}/`)).text()
    return page.includes(title) && page
  })
  expect(html).toContain(picture.replace("-960.webp", "-640.avif"))

  await save(OWN)
  expect(await home()).toEqual({ hero: null, picture: null, products: null })
})

it.each([
  ["a picture on another host", { picture: "https://elsewhere.example/a.png" }],
  ["a picture that is a script", { picture: "javascript:alert(1)" }],
  ["a product twice", { products: ["prod_1", "prod_1"] }],
  ["a title with a line break", { texts: { fr: { title: "One\ntwo", subtitle: "…" } } }],
])("the settings of the home page reject %s", async (_what, wrong) => {
  expect((await save({ ...OWN, ...wrong })).status).toBe(400)
})
