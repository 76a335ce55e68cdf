import { adminFormerOrdersSchema } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const folder = mkdtempSync(join(tmpdir(), "shop-import-"))
const mark = randomUUID().slice(0, 8)
let key = ""
beforeAll(async () => {
  const engine = await EngineClient.signIn()
  const { api_key } = await engine.post<{ api_key: { token: string } }>("/admin/api-keys", {
    title: `import ${mark}`,
    type: "secret",
  })
  key = api_key.token
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const env = { ...process.env, SHOP_URL: requireVariable("SHOP_URL"), SHOP_API_KEY: key }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, "main.mjs"), ...args], {
    ...{ env, encoding: "utf8" },
  })
  return { status, stdout, stderr }
}

const file = (name: string, lines: string[]): string => {
  const path = join(folder, name)
  writeFileSync(path, lines.join("\n"))
  return path
}

async function readAsAdministrator(path: string): Promise<unknown> {
  const admin = new ShopClient()
  await admin.signInOwner()
  return (await admin.send("GET", path)).body
}

async function orders(): Promise<string[]> {
  const body = await readAsAdministrator(`/api/admin/former-orders?search=${mark}`)
  return adminFormerOrdersSchema.parse(body).map(({ number }) => number)
}

it("`npm run import` imports a file, lists its errors, does nothing the second time, and undoes the import", async () => {
  const path = file("orders.csv", [
    "number,email,date,total,product,quantity,unit price",
    `A-${mark},ada@example.org,2021-03-04,8.40,Noix,2,4.20`,
    `B-${mark},nobody,2021-03-04,8.40,Noix,2,4.20`,
  ])
  expect(run("orders", path, "--check").stdout).toContain("2 lines, 1 changes, 1 with errors")
  expect(await orders()).toEqual([])
  const { status, stdout } = run("orders", path)
  expect([status, stdout]).toEqual([0, expect.stringMatching(/line 3: .*e-mail/)])
  expect(await orders()).toEqual([`A-${mark}`])
  expect(existsSync(`${path}.import.json`)).toBe(false)
  expect(run("orders", path).stdout).toContain("2 lines, 0 changes")
  expect(run("orders", path, "--undo", "--check").stdout).toContain("1 lines, 1 changes")
  expect(await orders()).toEqual([`A-${mark}`])
  expect(run("orders", path, "--undo").stdout).toContain("1 lines, 1 changes, 0 with errors")
  expect(await orders()).toEqual([])
  expect(run("orders", path, "--undo").stderr).toContain("has no import to undo")
})

it("`npm run import -- prestashop` imports files of products and combinations as one, with byte order marks", async () => {
  const combinations = file("combinations.csv", [
    "\uFEFFProduct ID*;Product reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Impact on price;Quantity;Impact on weight;Default (0 = No, 1 = Yes)",
    `7;;Poids:select:0;1 kg:1;N-${mark}-1000;5.000000;3;0.750000;0`,
    `7;;Poids:select:0;250 g:0;N-${mark}-250;0;12;0;1`,
  ])
  const products = file("products.csv", [
    "\uFEFFProduct ID;Active (0/1);Name *;Price tax excluded;Price tax included;Reference #;Weight;Quantity;URL rewritten",
    `7;1;Noix ${mark};3.471074;4.20;P-${mark};0.250000;9;noix-${mark}`,
    `8;1;Sel ${mark};2.5;3.03;S-${mark};0;2;`,
  ])
  const { status, stdout } = run("prestashop", combinations, products, "--vat=21")
  expect([status, stdout]).toEqual([0, expect.stringContaining("3 changes, 0 with errors")])
  expect(run("prestashop", combinations, products, "--vat=21").stdout).toContain("0 changes, 0 with errors")
  await expect(readAsAdministrator(`/api/admin/products?search=${mark}`)).resolves.toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name_fr: `Noix ${mark}`,
        variants: [
          expect.objectContaining({ sku: `N-${mark}-250`, price: 4.2, stock: 12 }),
          expect.objectContaining({ sku: `N-${mark}-1000`, price: 10.25, stock: 3 }),
        ],
      }),
      expect.objectContaining({ name_fr: `Sel ${mark}`, price: 3.03, stock: 2 }),
    ]),
  )
})

it("an interrupted `npm run import` continues with the part of the file that was already sent", async () => {
  const path = file("people.csv", ["email,newsletter", `eve-${mark}@example.org,yes`])
  // Without the answer to a question, the command sends the file, but does not start the import.
  expect(run("customers", path)).toMatchObject({ status: 1 })
  const { ids } = JSON.parse(readFileSync(`${path}.import.json`, "utf8")) as { ids: string[] }
  expect(ids).toHaveLength(1)
  expect(run("customers", path, "--without-consent")).toMatchObject({ status: 0 })
  expect(await readAsAdministrator(`/api/admin/imports/${ids[0] ?? ""}`)).toMatchObject({
    ...{ state: "done", changes: 1, error_count: 0 },
  })
})

it("an unanswered question, a wrong API key or wrong arguments make `npm run import` fail with a one-sentence error", () => {
  const path = file("clients.csv", ["email,newsletter", `ada-${mark}@example.org,yes`])
  expect(run("customers", path)).toMatchObject({
    ...{ status: 1, stderr: expect.stringContaining("needs an answer: consent") as string },
  })
  expect(run("everything", path)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("is no kind of file") as string,
  })
  key = "sk_wrong"
  expect(run("orders", path).stderr).toMatch(/answered 401/)
})
