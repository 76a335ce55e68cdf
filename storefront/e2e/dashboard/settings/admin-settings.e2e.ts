import {
  arrivalsFrom,
  dayLater,
  DISPATCH,
  merchantSettingSchema,
  workingDaysAfter,
} from "@bon-perroquet/contract"
import { requireVariable } from "@bon-perroquet/testing"
import type { AdminCalls } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

const MERCHANT = "/api/admin/settings/merchant"
const CLOSED_DAYS = "/api/admin/settings/closed-days"

const merchant = async ({ shop }: AdminCalls) =>
  merchantSettingSchema.parse((await shop.send("GET", MERCHANT)).body)

test.afterAll(async ({ adminCalls }) => {
  await adminCalls.shop.write("PUT", MERCHANT, { json: (await merchant(adminCalls)).original })
  await adminCalls.shop.write("PUT", CLOSED_DAYS, {
    json: { ...DISPATCH, worked_holidays: [], closures: [] },
  })
})

test("the merchant form rejects invalid company and VAT numbers, changes the shop's pages and restores the default", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  await adminCalls.shop.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
  const { settings } = admin.texts
  const { fields, wrong } = settings.merchant
  const name = `Perroquet ${Date.now()}`
  await page.goto("/admin")
  await admin.entry("settings").click()
  await admin.main.getByLabel(fields.name).fill(name)
  await admin.main.getByLabel(fields.vat_number).fill("BE 0123.456.748")
  await admin.button(settings.save).click()
  await expect(admin.main.getByText(wrong.vat_number)).toBeVisible()
  await admin.main.getByLabel(fields.vat_number).fill("BE 0123.456.749")
  await admin.button(settings.save).click()
  await expect(toasts).toContainText(settings.saved)
  await expect(page).toHaveTitle(new RegExp(name))
  expect(await violationsOn(page)).toEqual([])

  await admin.button(settings.versions).click()
  await expect(
    admin.main.getByRole("list", { name: settings.versions }).getByRole("listitem"),
  ).not.toHaveCount(0)
  await admin.button(settings.original).click()
  await expect(admin.main.getByLabel(fields.name)).not.toHaveValue(name)
  await admin.button(settings.save).click()
  await expect(page).not.toHaveTitle(new RegExp(name))
})

test("the time of dispatch and a closed period change the delivery date in the checkout", async ({
  page,
  admin,
  catalogue,
  checkout,
  toasts,
}) => {
  const { closedDays, saved, save } = admin.texts.settings
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" }).format(new Date())
  const from = workingDaysAfter(today, 1, [])
  await page.goto("/admin/settings/closed-days")
  await admin.main.getByLabel(closedDays.cutOff).fill("00:00")
  await admin.main.getByLabel(closedDays.minDays).fill("2")
  await admin.main.getByLabel(closedDays.maxDays).fill("1")
  await admin.button(closedDays.add).click()
  const closure = admin.main.getByRole("group", { name: fill(closedDays.closure, { number: 1 }) })
  await closure.getByLabel(closedDays.from).fill(from)
  await closure.getByLabel(closedDays.to).fill(dayLater(from, -1))
  await admin.button(save).click()
  await expect(closure.getByText(closedDays.wrong.to)).toBeVisible()
  await expect(admin.main.getByText(closedDays.wrong.days)).toBeVisible()
  await admin.main.getByLabel(closedDays.minDays).fill("1")
  await closure.getByLabel(closedDays.to).fill(dayLater(from, 9))
  await admin.button(save).click()
  await expect(toasts).toContainText(saved)

  await checkout.openWith(await catalogue.almonds())
  const days = new Intl.DateTimeFormat("fr-BE", { day: "numeric", month: "short", timeZone: "UTC" })
  const settings = {
    ...{ cut_off: "00:00", min_days: 1, max_days: 1, worked_holidays: [] },
    closures: [{ from, to: dayLater(from, 9) }],
  }
  const [arrival] = arrivalsFrom(new Date(), settings, { min_days: 1, max_days: 3 })
  const first = days.format(new Date(arrival?.from ?? ""))
  const home = fill(checkout.texts.delivery.methods.home, { carrier: "bpost" })
  await expect(checkout.deliveryMethod(home)).toHaveAccessibleName(new RegExp(first.replace(".", "\\.")))
})

test("all sections of the settings are visible on a desktop, and a list on a phone, and an owner downloads the data of the shop", async ({
  page,
  admin,
}) => {
  const { settings } = admin.texts
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/admin/settings/data")
  await expect(page).toHaveTitle(new RegExp(`^${settings.data.title} · ${settings.title}`))
  const links = admin.main.getByRole("navigation", { name: settings.parts }).getByRole("link")
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })

  // export-shop.http.spec.ts tests the file, which takes seconds.
  await page.route(/\/api\/admin\/export\.zip/, (route) => route.fulfill({ body: "ZIP" }))
  const download = page.waitForEvent("download")
  await admin.button(settings.data.fetch).click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await page.setViewportSize({ width: 390, height: 844 })
  const list = admin.main.getByRole("combobox", { name: settings.parts })
  await expect(list).toHaveValue("/admin/settings/data")
  await list.selectOption(settings.mails.title)
  await expect(page).toHaveURL(/\/admin\/settings\/mails$/)
})
