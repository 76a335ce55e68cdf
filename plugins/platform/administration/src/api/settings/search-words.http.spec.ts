import {
  errorSchema,
  missedSearchesSchema,
  searchWordsSettingSchema,
  type SearchWords,
} from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { administrator } from "../../testing/administrator"
import { database } from "../../testing/many-products"

const WORDS = "/api/admin/settings/search-words"

let admin: ShopClient
let original: SearchWords
const shop = new ShopClient()
beforeAll(async () => {
  admin = await administrator()
  original = (await read()).original
})
afterAll(() => save(original))

const read = async () => searchWordsSettingSchema.parse((await admin.send("GET", WORDS)).body)
const save = (json: object) => admin.write("PUT", WORDS, { json })
const missed = async () =>
  missedSearchesSchema.parse((await admin.send("GET", "/api/admin/settings/missed-searches")).body)
const report = (q: string, by = shop) => by.write("POST", "/api/search/missed", { json: { q } })

/** Returns a word that no product contains. */
const newWord = () =>
  `zq${Date.now()
    .toString(26)
    .replace(/\d/g, (digit) => String.fromCharCode(113 + Number(digit)))}`

it("a synonym of the merchant finds products within seconds, in its language only", async () => {
  const word = newWord()
  expect(await shop.search({ q: word })).toMatchObject({ total: 0 })
  const fr = { ...original.fr, synonyms: [...original.fr.synonyms, [word, "amandes décortiquées"]] }
  expect(await save({ ...original, fr })).toMatchObject({ status: 200 })
  const [first] = await until("products by the synonym", async () => {
    const { products } = await shop.search({ q: word })
    return products.length > 0 && products
  })
  expect(first?.handle).toBe("amandes-decortiquees")
  expect(await new ShopClient({ language: "nl" }).search({ q: word })).toMatchObject({ total: 0 })
})

it("a wrong list is rejected with its field and a reason", async () => {
  const fr = { synonyms: [["noix", "cerneau"], ["seul"], ["x", "Noix"]], ignored: ["?!"] }
  const { status, body } = await save({ ...original, fr })
  expect(status).toBe(400)
  const { errors = [] } = errorSchema.parse(body)
  expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(["fr.synonyms.1", "fr.ignored.0"]))
  for (const { reason } of errors) expect(reason).toMatch(/\w/)
})

it("searches without a result are counted per day, without personal data", async () => {
  const word = newWord()
  for (const q of [`${word} bio`, `  ${word.toUpperCase()} BIO!`])
    expect(await report(q)).toMatchObject({ status: 200 })
  for (const q of ["amandes", "sans gluten", `${word}@example.org`, `${word} 0470 12 34 56`]) await report(q)
  expect(await report("", new ShopClient())).toMatchObject({ status: 400 })
  const missedTerms = (await missed()).filter(({ term }) => term.includes(word) || term === "amandes")
  expect(missedTerms).toMatchObject([{ term: `${word} bio`, language: "fr", count: 2 }])
})

it("a search leaves the list once products have its words", async () => {
  const word = newWord()
  await report(word)
  const isListed = async () => (await missed()).some(({ term }) => term === word)
  expect(await isListed()).toBe(true)
  await save({ ...original, fr: { ...original.fr, synonyms: [[word, "noisettes"]] } })
  await until("the search to leave the list", async () => !(await isListed()))
})

it("searches without a result are deleted after ninety days", async () => {
  const client = await database()
  const word = newWord()
  try {
    await client.query(
      `INSERT INTO missed_search (day, language, term, count) VALUES (now()::date - 91, 'fr', $1, 1)`,
      [word],
    )
    const engine = await EngineClient.signIn()
    await engine.post("/admin/workflows-executions/job-forget-missed-searches/run", {})
    await until("the deletion", async () => {
      const { rows } = await client.query(`SELECT FROM missed_search WHERE term = $1`, [word])
      return rows.length === 0
    })
  } finally {
    await client.end()
  }
})
