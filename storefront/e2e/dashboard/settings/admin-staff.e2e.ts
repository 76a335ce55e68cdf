import { confirmedSecondFactorSchema, fieldSentence, newSecondFactorSchema } from "@bon-perroquet/contract"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { requireVariable } from "@bon-perroquet/testing"
import { PASSWORD } from "../../shop/account-screen"
import { violationsOn } from "../../shop/axe"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`staff settings in ${language}`, () => {
    test.use({ language })

    test("an owner invites an administrator, who accepts in the shop, and removes that administrator in two clicks, removes another one's lost second factor with the owner's password, and changes the role and ends the sessions of a third one", async ({
      page,
      admin,
      adminCalls,
      toasts,
      noise,
      visits,
    }) => {
      noise.expect(/\/api\/admin\/(invitations|users)/)
      const { staff, users, roles, done, failure, changes } = admin.texts
      const [person, other] = [await inviteAdministrator("orders"), await inviteAdministrator("orders")]
      const { shop, password } = person
      const setUp = await shop.write("POST", "/api/users/second-factor", { json: { password } })
      const { secret } = newSecondFactorSchema.parse(setUp.body)
      const json = { code: codeOf(secret) }
      const confirmed = await shop.write("POST", "/api/users/second-factor/confirmation", { json })
      shop.token = confirmedSecondFactorSchema.parse(confirmed.body).token
      const { invitation } = textsIn(language).account
      const email = `invited-${Date.now()}@example.org`
      // Confirms the password over the API, which also counts for the browser's session. fresh-proof.e2e.ts tests the
      // dialog.
      await adminCalls.shop.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
      await page.goto("/admin/settings/staff")
      const form = admin.main.getByRole("form", { name: staff.invite })
      await form.getByLabel(users.email).fill("nobody")
      await form.getByRole("button").click()
      await expect(form.getByLabel(users.email)).toHaveAttribute("aria-invalid", "true")
      await form.getByLabel(users.email).fill(email)
      await form.getByLabel(users.role).selectOption(roles.names.goods)
      await form.getByRole("button").click()
      await expect(toasts).toContainText(staff.invited)
      const open = admin.main.getByRole("table", { name: staff.invitations }).getByRole("row")
      await expect(open.filter({ hasText: email })).toContainText(roles.names.goods)

      const { token } = await linkTo(email, "/auth/invitation")
      await visits.showAs(null, `/auth/invitation?token=${token}`)
      const { checkout, account } = textsIn(language)
      const field = (name: string) => page.getByRole("textbox", { name, exact: true })
      await field(checkout.fields.first_name).fill("An")
      await field(checkout.fields.last_name).fill("Claes")
      await field(account.password.label).fill(PASSWORD)
      await field(account.password.confirmation).fill(PASSWORD)
      await page.getByRole("button", { name: invitation.accept }).click()
      await expect(page.getByRole("heading", { name: invitation.done.title })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])

      await visits.showAs(adminCalls.signedIn, "/admin/settings/staff")
      const members = admin.main
        .getByRole("table", { name: admin.texts.settings.staff.title })
        .getByRole("row")
      const row = members.filter({ hasText: email })
      await expect(row).toContainText("An Claes")
      await admin.button(staff.removeOf, { email }).click()
      const question = page.getByRole("alertdialog", { name: fill(staff.removeTitle, { email }) })
      expect(await violationsOn(question)).toEqual([])
      await question.getByRole("button", { name: staff.remove, exact: true }).click()
      await expect(toasts).toContainText(staff.removed)
      await expect(row).toHaveCount(0)

      const button = admin.button(staff.takeFactorOf, { email: person.email })
      await button.click()
      const dialog = page.getByRole("dialog", { name: staff.takeFactor })
      await expect(dialog).toContainText(person.email)
      const submit = dialog.getByRole("button", { name: staff.takeFactor, exact: true })
      await submit.click()
      const ownPassword = dialog.getByRole("textbox", { name: staff.yourPassword, exact: true })
      await expect(ownPassword).toHaveAccessibleDescription(new RegExp(fieldSentence(language, "password")))
      expect(await violationsOn(dialog)).toEqual([])
      await ownPassword.fill("not this one")
      await submit.click()
      await expect(toasts).toContainText(failure.factor)
      await ownPassword.fill(requireVariable("SHOP_ADMIN_PASSWORD"))
      await submit.click()
      await expect(toasts).toContainText(done.factorTaken)
      await expect(dialog).toBeHidden()
      await expect(button).toBeHidden()
      expect((await shop.send("GET", "/api/users/me")).status).toBe(401)

      await admin.button(staff.endSessionsOf_one, { email: other.email }).click()
      await expect(toasts).toContainText(staff.sessionsEnded)
      expect((await other.shop.send("GET", "/api/admin/orders?limit=1")).status).toBe(401)
      await admin.main.getByLabel(fill(roles.of, { email: other.email })).selectOption("accounting")
      await expect(toasts).toContainText(done.role)
      await admin.show(`/admin/changes?subject=administrator&id=${person.id}`)
      await expect(
        admin.main.getByRole("listitem").filter({ hasText: changes.actions.second_factor_taken }),
      ).toHaveCount(1)
      for (const each of [person, other]) await removeAdministrator(each)
    })
  })
}
