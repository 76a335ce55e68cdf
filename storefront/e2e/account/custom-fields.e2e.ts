import { WITHOUT_ROWS } from "../shop/admin-screen"
import { AccountScreen } from "../shop/account-screen"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

/** The demo shop declares these fields of customers. Customers see only the first. */
const [BIRDS, FORMER_NUMBER] = ["Nombre d’oiseaux", "Ancien numéro de client"] as const

test("customers fill in their custom field in the profile, and staff see it and change the others", async ({
  page,
  adminCalls,
  toasts,
  visits,
}) => {
  const account = new AccountScreen(page, "fr")
  const { email } = await account.signUp()
  await page.goto("/profile")
  await account.button(account.texts.profile.edit).click()
  const birds = account.panel.getByLabel(BIRDS)
  await expect(account.panel.getByLabel(FORMER_NUMBER)).toHaveCount(0)
  await birds.fill("many")
  await account.button(account.texts.profile.save).click()
  await expect(birds).toHaveAttribute("aria-invalid", "true")
  expect(await violationsOn(account.panel)).toEqual([])
  await birds.fill("14")
  await account.button(account.texts.profile.save).click()
  await expect(toasts).toContainText(account.texts.toast.profile)
  await expect(account.panel).toContainText(BIRDS)

  const texts = textsIn("fr").admin
  await visits.showAs(adminCalls.signedIn, `/admin/customers?${WITHOUT_ROWS}`)
  await page.getByRole("searchbox", { name: texts.customers.search }).fill(email)
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2)
  await page.getByRole("main").getByRole("link", { name: "Ada Peeters" }).click()
  const card = page.getByRole("region", { name: texts.form.custom.title })
  await expect(card.getByLabel(BIRDS)).toHaveValue("14")
  const path = `/api/admin/customers/${page.url().split("/").at(-1) ?? ""}`
  // Somebody else changes another field. Only the field that was changed here is saved.
  await adminCalls.shop.write("PUT", `${path}/custom-fields`, { json: { custom_fields: { bird_count: 15 } } })
  await card.getByLabel(FORMER_NUMBER).fill("K-77")
  await card.getByRole("button", { name: texts.form.save }).click()
  await expect(toasts).toContainText(texts.customers.fieldsSaved)
  expect(await violationsOn(card)).toEqual([])
  expect((await adminCalls.shop.send("GET", path)).body).toMatchObject({
    custom_fields: { bird_count: 15, former_number: "K-77" },
  })
})
