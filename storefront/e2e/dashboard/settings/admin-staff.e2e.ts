import { addressIn } from "@bon-perroquet/contract"
import { inviteAdministrator } from "@bon-perroquet/testing/administrators"
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

    test("an owner invites an administrator, who accepts in the shop, and removes that administrator in two clicks", async ({
      page,
      admin,
      adminCalls,
      browser,
      storageState,
      toasts,
      noise,
    }) => {
      noise.expect(/\/api\/admin\/(invitations|users)/)
      const { staff, users, roles } = admin.texts
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
      expect(await violationsOn(page)).toEqual([])

      const { token } = await linkTo(email, "/auth/invitation")
      const context = await browser.newContext({ storageState })
      const guest = await context.newPage()
      await guest.goto(`${addressIn(language, "/auth/invitation")}?token=${token}`)
      const { checkout, account } = textsIn(language)
      await guest.getByRole("textbox", { name: checkout.fields.first_name, exact: true }).fill("An")
      await guest.getByRole("textbox", { name: checkout.fields.last_name, exact: true }).fill("Claes")
      await guest.getByRole("textbox", { name: account.password.label, exact: true }).fill(PASSWORD)
      await guest.getByRole("textbox", { name: account.password.confirmation, exact: true }).fill(PASSWORD)
      await guest.getByRole("button", { name: invitation.accept }).click()
      await expect(guest.getByRole("heading", { name: invitation.done.title })).toBeVisible()
      expect(await violationsOn(guest)).toEqual([])
      await context.close()

      await page.reload()
      const members = admin.main
        .getByRole("table", { name: admin.texts.settings.staff.title })
        .getByRole("row")
      const row = members.filter({ hasText: email })
      await expect(row).toContainText("An Claes")
      await admin.button(staff.removeOf, { email }).click()
      const dialog = page.getByRole("alertdialog", { name: fill(staff.removeTitle, { email }) })
      expect(await violationsOn(dialog)).toEqual([])
      await dialog.getByRole("button", { name: staff.remove, exact: true }).click()
      await expect(toasts).toContainText(staff.removed)
      await expect(row).toHaveCount(0)
    })
  })
}

test("an owner changes the role of another administrator and ends that administrator's sessions", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/api\/admin\/users/)
  const person = await inviteAdministrator("orders")
  const { staff, roles, done } = admin.texts
  await adminCalls.shop.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
  await page.goto("/admin/settings/staff")
  await admin.button(staff.endSessionsOf_one, { email: person.email }).click()
  await expect(toasts).toContainText(staff.sessionsEnded)
  expect((await person.shop.send("GET", "/api/admin/orders?limit=1")).status).toBe(401)
  await admin.main.getByLabel(fill(roles.of, { email: person.email })).selectOption("accounting")
  await expect(toasts).toContainText(done.role)
})
