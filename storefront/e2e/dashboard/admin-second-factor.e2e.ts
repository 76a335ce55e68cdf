import { confirmedSecondFactorSchema, fieldSentence, newSecondFactorSchema } from "@bon-perroquet/contract"
import { requireVariable } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"

for (const language of TESTED_LANGUAGES) {
  test.describe(`lost second factor in ${language}`, () => {
    test.use({ language })

    test("an owner removes another administrator's lost second factor with the owner's password, which the change log records", async ({
      page,
      admin,
      toasts,
      noise,
    }) => {
      noise.expect(/\/api\/admin\/users\/[^/]+\/second-factor/)
      const person = await inviteAdministrator("orders")
      const { shop, password } = person
      const setUp = await shop.write("POST", "/api/users/second-factor", { json: { password } })
      const { secret } = newSecondFactorSchema.parse(setUp.body)
      const json = { code: codeOf(secret) }
      const confirmed = await shop.write("POST", "/api/users/second-factor/confirmation", { json })
      shop.token = confirmedSecondFactorSchema.parse(confirmed.body).token

      const { staff, done, failure, changes } = admin.texts
      await page.goto("/admin/settings/staff")
      const button = admin.button(staff.takeFactorOf, { email: person.email })
      await button.click()
      const dialog = page.getByRole("dialog", { name: staff.takeFactor })
      await expect(dialog).toContainText(person.email)
      const submit = dialog.getByRole("button", { name: staff.takeFactor, exact: true })
      await submit.click()
      const field = dialog.getByRole("textbox", { name: staff.yourPassword, exact: true })
      await expect(field).toHaveAccessibleDescription(new RegExp(fieldSentence(language, "password")))
      expect(await violationsOn(dialog)).toEqual([])
      await field.fill("not this one")
      await submit.click()
      await expect(toasts).toContainText(failure.factor)
      await field.fill(requireVariable("SHOP_ADMIN_PASSWORD"))
      await submit.click()
      await expect(toasts).toContainText(done.factorTaken)
      await expect(dialog).toBeHidden()
      await expect(button).toBeHidden()
      expect((await shop.send("GET", "/api/users/me")).status).toBe(401)

      await page.goto(`/admin/changes?subject=administrator&id=${person.id}`)
      await expect(admin.main.getByRole("listitem").first()).toContainText(
        changes.actions.second_factor_taken,
      )
      await removeAdministrator(person)
    })
  })
}
