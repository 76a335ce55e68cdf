import { ShopClient } from "@bon-perroquet/testing"
import { AccountScreen } from "../shop/account-screen"
import { signInAs } from "../shop/admin-screen"
import { fillCart } from "../shop/browser-storage"
import { expect, test } from "../shop/test"
import { fill, informationIn, textsIn } from "../shop/texts"

const { draft } = textsIn("fr").common
const HOME = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" } as const

test("the address form restores unsaved input, does not overwrite a change in another tab, and a removed address has no draft", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/\/api\/users\/addresses/)
  const account = new AccountScreen(page, "fr")
  await account.signUp()
  await page.goto("/profile?tab=addresses")
  await account.button(account.texts.addresses.add).click()
  for (const name of ["street", "number", "postal_code"] as const) await account.field(name).fill(HOME[name])
  await account.tab(account.texts.profile.tabs.orders).click()
  await page.getByRole("dialog").getByRole("button", { name: draft.leave.leave, exact: true }).click()
  await account.tab(account.texts.profile.tabs.addresses).click()
  await account.button(draft.take).click()
  await expect(account.field("street")).toHaveValue(HOME.street)
  await account.field("city").fill(HOME.city)
  await account.button(account.texts.profile.save).click()
  await expect(account.panel.getByRole("listitem")).toContainText("Rue Haute 12")

  const edit = fill(account.texts.addresses.editOf, { address: "Rue Haute 12, 1000 Bruxelles" })
  await account.button(edit).click()
  await account.field("street").fill("Rue Neuve")
  const second = await context.newPage()
  const other = new AccountScreen(second, "fr")
  await second.goto("/profile?tab=addresses")
  await other.button(edit).click()
  await other.field("street").fill("Rue Basse")
  await other.field("number").fill("7")
  await other.button(other.texts.profile.save).click()
  await expect(other.panel.getByRole("listitem")).toContainText("Rue Basse 7")
  await second.close()
  await account.button(account.texts.profile.save).click()
  const choice = account.panel.getByRole("radio", { name: `${draft.conflict.theirs} Rue Basse` })
  await expect(choice).toBeVisible()
  await expect(account.field("number")).toHaveValue("7")
  await expect(account.field("street")).toHaveValue("Rue Neuve")
  await account.button(account.texts.profile.save).click()
  await expect(account.panel.getByRole("listitem")).toContainText("Rue Neuve 7")

  const { addresses, profile } = account.texts
  const nameOf = (street: string) => ({ address: `${street} 7, 1000 Bruxelles` })
  await account.button(fill(addresses.editOf, nameOf("Rue Neuve"))).click()
  await account.field("street").fill("Rue Neuv")
  page.once("dialog", (dialog) => void dialog.accept())
  await account.button(fill(addresses.removeOf, nameOf("Rue Neuve"))).click()
  await expect(account.panel.getByText(addresses.empty)).toBeVisible()
  await account.tab(profile.tabs.orders).click()
  await account.tab(profile.tabs.addresses).click()
  await expect(account.panel.getByText(addresses.empty)).toBeVisible()
  await account.button(addresses.add).click()
  await expect(account.field("street")).toHaveValue("")
})

test("the form of an address further down scrolls into view", async ({ page }) => {
  const shop = new ShopClient()
  const person = await shop.register()
  for (const street of ["Rue Une", "Rue Deux", "Rue Trois"])
    await shop.write("POST", "/api/users/addresses", {
      json: { type: "shipping", country: "BE", ...HOME, street },
    })
  await signInAs(page, person)
  const account = new AccountScreen(page, "fr")
  await page.goto("/profile?tab=addresses")
  await account.panel
    .getByRole("listitem")
    .nth(2)
    .getByRole("button", { name: /^Modifier / })
    .click()
  const heading = account.panel.getByRole("heading", { name: account.texts.addresses.editTitle })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test("the contact form and the checkout form restore unsaved input", async ({
  page,
  catalogue,
  checkout,
  visits,
}) => {
  const { contactForm: form } = informationIn("fr")
  const message = page.getByLabel(form.message)
  await fillCart(page, [await catalogue.almonds()])
  await page.goto("/contact")
  await message.fill("Mes noix sont-elles parties ?")
  // Waits, because drafts are stored after hydration.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("Mes noix")
  await visits.show("/checkout")
  await checkout.field("street").fill("Rue Haute")
  await page.reload()
  await expect(checkout.field("street")).toHaveValue("Rue Haute")
  await visits.show("/contact")
  await expect(message).toHaveValue("Mes noix sont-elles parties ?")
})
