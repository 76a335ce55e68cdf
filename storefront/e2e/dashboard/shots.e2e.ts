import { test } from "../shop/test"
for (const language of (process.env["SHOT_LANGS"] ?? "fr,nl,de").split(",") as ("fr" | "nl" | "en")[])
  test.describe(language, () => {
    test.use({ language })
    test("shots", async ({ page, admin, adminCalls, catalogue }) => {
      test.slow()
      void admin
      const almonds = await catalogue.almonds()
      const [first] = (process.env["SHOT_PROMO"] ?? "").split(",")
      const pages = (process.env["SHOT_PAGES"] ?? "")
        .split(",")
        .map((each) => each.replace("ALMONDS", almonds[`handle_${language}`]).replace("PROMO", first ?? ""))
      void adminCalls
      for (const [name, width, height] of [
        ["phone", 390, 844],
        ["desk", 1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const [index, address] of pages.entries()) {
          await page.goto(address)
          await page.getByRole("heading", { level: 1 }).waitFor()
          await page.waitForLoadState("networkidle")
          await page.screenshot({
            path: `/tmp/m/shots-promos/${language}-${name}-${index}.png`,
            fullPage: true,
          })
        }
      }
    })
  })
