import { AccountScreen, PASSWORD } from "../shop/account-screen"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { ProofDialog } from "../shop/proof-dialog"
import { expect, test } from "../shop/test"

for (const language of TESTED_LANGUAGES) {
  test.describe(`password confirmation in ${language}`, () => {
    test.use({ language })

    test("the data export asks for the password and then downloads the data", async ({
      page,
      noise,
      toasts,
    }) => {
      noise.expect(/\/api\/(users\/export|auth\/proof)/)
      const account = new AccountScreen(page, language)
      await account.signUp()
      await page.goto("/profile?tab=preferences")
      const { data } = account.texts.preferences
      await account.button(data.download).click()
      const proof = new ProofDialog(page, language)
      await expect(proof.dialog).toContainText(account.texts.proof.password)
      expect(await violationsOn(proof.dialog)).toEqual([])

      await proof.button(account.texts.profile.cancel).click()
      await expect(toasts).toContainText(account.texts.failure.data)
      await account.button(data.download).click()
      await proof.give("not this one")
      await expect(toasts).toContainText(account.texts.proof.failed)
      const download = page.waitForEvent("download")
      await proof.give(PASSWORD)
      expect((await download).suggestedFilename()).toBe("bon-perroquet.json")
      await expect(proof.dialog).toBeHidden()

      const again = page.waitForEvent("download")
      await account.button(data.download).click()
      await again
      await expect(proof.dialog).toBeHidden()
    })
  })
}
