import { setFeatures } from "@bon-perroquet/agents/testing"
import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { AccountScreen } from "../shop/account-screen"
import { signInAs } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { ProofDialog } from "../shop/proof-dialog"
import { expect, SCREENS, test } from "../shop/test"

test.beforeAll(() => setFeatures({ agents: true, agents_for_businesses: true }))
test.afterAll(() => setFeatures({ agents: false, agents_for_businesses: false }))

async function businessAccount() {
  const shop = new ShopClient()
  const signedIn = await shop.register()
  const { token } = await linkTo(signedIn.user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  const business = { company: "Noiseraie SRL", vat_number: "BE0403170701" }
  const profile = { first_name: "Ada", last_name: "Peeters", phone: "", business }
  await shop.write("PUT", "/api/users/profile", { json: profile })
  return signedIn
}

for (const language of TESTED_LANGUAGES)
  for (const { name: device, viewport } of representatives(SCREENS))
    test.describe(`in ${language} on ${device}`, () => {
      test.use({ language, viewport })

      test("a business reads and signs the agreement, gets the key once, and ends the agreement", async ({
        page,
        noise,
      }) => {
        noise.expect(/\/api\/agents\/agreement/)
        const signedIn = await businessAccount()
        await signInAs(page, signedIn)
        const account = new AccountScreen(page, language)
        const { assistant } = account.texts
        await page.goto("/profile?tab=preferences")
        await expect(account.panel.getByRole("blockquote")).toContainText("Noiseraie SRL (BE0403170701)")
        await account.panel.getByLabel(assistant.name).fill("Ada Peeters")
        await account.button(assistant.agree).click()
        await new ProofDialog(page, language).give(signedIn.password)
        await expect(account.panel.getByText(/^agk_/)).toBeVisible()
        await expect(account.panel.getByText("Ada Peeters")).toBeVisible()
        expect(await violationsOn(page)).toEqual([])
        await page.reload()
        await expect(account.button(assistant.end)).toBeVisible()
        await expect(account.panel.getByText(/^agk_/)).toHaveCount(0)
        await account.button(assistant.end).click()
        await expect(account.button(assistant.agree)).toBeVisible()
      })
    })
