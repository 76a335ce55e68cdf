import { requireVariable } from "@bon-perroquet/testing"
import { strFromU8, unzipSync } from "fflate"
import { readFile } from "node:fs/promises"
import { violationsOn } from "../../shop/axe"
import { ProofDialog } from "../../shop/proof-dialog"
import { expect, test } from "../../shop/test"

test("an owner downloads all data of the shop as one ZIP", async ({ page, admin, adminCalls, noise }) => {
  noise.expect(/\/api\/(admin\/export\.zip|auth\/proof)/)
  const product = await adminCalls.makeProduct()
  const { data } = admin.texts.settings
  await page.goto("/admin/settings/data")
  const download = page.waitForEvent("download")
  await admin.button(data.fetch).click()
  const proof = new ProofDialog(page, "fr")
  await Promise.race([proof.dialog.waitFor(), download])
  if (await proof.dialog.isVisible()) {
    expect(await violationsOn(proof.dialog)).toEqual([])
    await proof.give(requireVariable("SHOP_ADMIN_PASSWORD"))
  }
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())))
  expect(strFromU8(files["products.csv"] ?? new Uint8Array())).toContain(product.sku)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["README.md", "orders.csv", "SHA256SUMS"]))
})
