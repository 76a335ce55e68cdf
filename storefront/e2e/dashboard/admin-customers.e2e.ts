import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"

test("the customer screen shows the note and e-mails about a guest, and sends an e-mail again", async ({
  page,
  admin,
  toasts,
}) => {
  const email = `gast-${Date.now()}@example.org`
  const number = await buy(new ShopClient(), { customer_email: email, last_name: "Gastman" })
  const { texts, main } = admin
  await page.goto("/admin/customers")
  const search = main.getByRole("searchbox", { name: texts.customers.search })
  await search.fill(email)
  // Searches at once. A new shop already has only this customer, so the rows do not show whether it has searched.
  await search.press("Enter")
  await expect(main.getByRole("row")).toHaveCount(2)
  await admin.entry("customers").click()
  await expect(search).toHaveValue("")

  // Words are not searched if the list is opened again before the search starts.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await search.fill("Gastman")
  await admin.entry("customers").click()
  await expect(search).toHaveValue("")
  await page.clock.runFor(1_000)
  await expect(search).toHaveValue("")
  expect(page.url()).not.toContain("Gastman")
  await page.clock.resume()

  await page.goBack()
  await expect(search).toHaveValue(email)
  await expect(main.getByRole("row")).toHaveCount(2)
  await expect(main.getByRole("row").nth(1)).toContainText(texts.customers.kinds.guest)
  await main.getByRole("link", { name: "Ada Gastman" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Ada Gastman" })).toBeVisible()
  expect(page.url()).not.toContain("gast-")

  const notes = main.getByRole("region", { name: texts.notes.title })
  await notes.getByRole("button", { name: texts.notes.add }).click()
  await expect(notes.getByText(texts.notes.missing)).toBeVisible()
  await notes.getByLabel(texts.notes.new).fill("Préfère le matin")
  await notes.getByRole("button", { name: texts.notes.add }).click()
  await expect(notes.getByRole("listitem")).toContainText("Préfère le matin")
  expect(await violationsOn(page)).toEqual([])
  await notes.getByRole("button", { name: /Supprimer la note/ }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: texts.notes.delete }).click()
  await expect(notes.getByText(texts.notes.none)).toBeVisible()
  // Deleting the note removes the focused button, so the screen gets the focus.
  await expect(main).toBeFocused()

  await main.getByRole("link", { name: number, exact: true }).click()
  const dialog = page.getByRole("dialog")
  const begin = main.getByRole("button", { name: texts.write.begin })
  const other = await buy(new ShopClient())
  await begin.waitFor()
  await admin.show(`/admin/orders/${other}`)
  await begin.click()
  await dialog.getByLabel(texts.messages.subject).fill("Pour un autre client")
  await page.keyboard.press("Escape")
  await admin.show(`/admin/orders/${number}`)
  await begin.click()
  await expect(dialog.getByLabel(texts.messages.subject)).toHaveValue("")
  await dialog.getByLabel(texts.messages.subject).fill("Votre boîte aux lettres")
  await dialog.getByLabel(texts.write.text).fill("Quel est son numéro ?")
  await dialog.getByRole("button", { name: texts.write.send }).click()
  await expect(dialog).toBeHidden()
  const history = main.getByRole("list", { name: texts.order.history })
  await expect(history).toContainText("Quel est son numéro ?")

  const mails = main.getByRole("region", { name: texts.messages.title })
  const again = mails.getByRole("button", { name: texts.again.send }).last()
  await expect(again).toBeVisible()
  await again.click()
  await dialog.getByRole("button", { name: texts.again.send }).click()
  await expect(toasts).toContainText(texts.again.done.replace("{{email}}", email))
  await expect(history).toContainText(texts.write.kinds.again)
})
