import {
  changesSchema,
  FORMAT_LOCALE_OF,
  LANGUAGES,
  pageAnswerSchema,
  pageSettingSchema,
  pageVersionsSchema,
  type PageSources,
} from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { administrator } from "../../testing/administrator"

const ABOUT = "/api/admin/settings/pages/about"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(() => save({}))

const read = async () => pageSettingSchema.parse((await admin.send("GET", ABOUT)).body)
const save = (json: object, ifMatch?: string) =>
  admin.write("PUT", ABOUT, { json, ...(ifMatch && { headers: { "If-Match": `"${ifMatch}"` } }) })
const source = (title: string) => ({
  title,
  intro: "{{name}}: nuts. Updated: {{updated}}.",
  text: "## Who\n\nWrite to [us](/contact), **{{legal_name}}**. <script>alert(1)</script>\n\n[No](javascript:alert)",
})

it("an edited page shows its text in each language, with the supported markup only", async () => {
  const mark = `About ${Date.now()}`
  const texts: PageSources = Object.fromEntries(LANGUAGES.map((each) => [each, source(`${mark} ${each}`)]))
  expect((await save(texts)).status).toBe(200)
  for (const language of LANGUAGES) {
    const path = language === "fr" ? "/about" : `/${language}/about`
    const html = await until(`${path} as it is written`, async () => {
      const page = await (await fetch(new ShopClient().baseUrl + path)).text()
      return page.includes(`<h1 class="text-2xl">${mark} ${language}</h1>`) && page
    })
    expect(html).toContain("&lt;script&gt;alert(1)")
    expect(html).not.toContain("<script>alert(1)")
    expect(html).not.toMatch(/href="javascript/)
    expect(html).toMatch(/<strong>[^<{]+<\/strong>/)
    const { updated_at } = pageAnswerSchema.parse(
      (await new ShopClient({ language }).send("GET", "/api/pages/about")).body,
    )
    expect(updated_at).toBe((await read()).changed?.at)
    const day = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], {
      dateStyle: "long",
      timeZone: "Europe/Brussels",
    })
    expect(html).toContain(`Updated: ${day.format(new Date(updated_at ?? 0))}.`)
  }
  const { body } = await new ShopClient({ language: "fr" }).send("GET", "/api/pages/about")
  expect(pageAnswerSchema.parse(body).text?.sections).toMatchObject([{ id: "who", heading: "Who" }])
})

it("page texts have versions and log entries, reject outdated changes, and can be reset per language", async () => {
  const { version } = await read()
  expect((await save({ en: source("First") }, version)).status).toBe(200)
  expect((await save({ en: source("Second") }, version)).status).toBe(412)
  const versions = pageVersionsSchema.parse((await admin.send("GET", `${ABOUT}/versions`)).body)
  expect(versions[0]).toMatchObject({ value: { en: { title: "First" } } })
  const changes = await admin.send("GET", "/api/admin/changes?subject=setting&subject_id=page_about&limit=1")
  expect(changesSchema.parse(changes.body)).toMatchObject([
    { action: "changed", after: { en: { title: "First" } } },
  ])

  expect((await save({})).status).toBe(200)
  expect((await read()).value).toEqual({})
  const { body } = await new ShopClient({ language: "en" }).send("GET", "/api/pages/about")
  expect(pageAnswerSchema.parse(body).text).toBeNull()
})

it.each([
  ["an unknown placeholder", { text: "{{nothing}}" }],
  ["no text", { text: " " }],
  ["a title with a line break", { title: "One\ntwo" }],
])("page texts reject %s", async (_what, wrong) => {
  expect((await save({ fr: { ...source("Title"), ...wrong } })).status).toBe(400)
})
