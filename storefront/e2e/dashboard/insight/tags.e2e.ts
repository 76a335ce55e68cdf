import { CONSENT_COOKIE } from "@bon-perroquet/contract"
import type { Page, Response } from "@playwright/test"
import type { AdminCalls } from "../../shop/admin-screen"
import { expect, test } from "../../shop/test"
import { informationIn } from "../../shop/texts"

const TAGS = {
  matomo_url: "https://stats.example.org",
  ga4_id: "G-TEST123456",
  meta_pixel_id: "123456789012345",
}
const NONE = { matomo_url: "", ga4_id: "", meta_pixel_id: "" }

async function saveTags({ shop }: AdminCalls, tags: typeof TAGS): Promise<void> {
  const { body, headers } = await shop.send("GET", "/api/admin/settings/features")
  const { value } = body as { value: Record<string, unknown> }
  const saved = await shop.write("PUT", "/api/admin/settings/features", {
    json: { ...value, ...tags },
    headers: { "If-Match": headers.get("etag") ?? "" },
  })
  expect(saved.status).toBe(200)
}

/** Replaces the hosts of the tags, and records the requests to them. */
async function hosts(page: Page): Promise<string[]> {
  const requested: string[] = []
  for (const host of ["stats.example.org", "www.googletagmanager.com", "connect.facebook.net"])
    await page.route(`https://${host}/**`, (route) => {
      requested.push(host)
      return route.fulfill({ contentType: "text/javascript", body: "" })
    })
  return requested
}

const policyOf = (response: Response | null) => response?.headers()["content-security-policy"] ?? ""

test.describe("the merchant's tags", () => {
  test.use({ cookiesAnswered: false })
  test.afterEach(({ adminCalls }) => saveTags(adminCalls, NONE))

  test("load only for the cookie groups that the visitor accepted, and the content security policy allows only these", async ({
    page,
    adminCalls,
  }) => {
    const { cookieSettings } = informationIn("fr")
    await saveTags(adminCalls, TAGS)
    const requested = await hosts(page)
    await expect
      .poll(async () => ((await (await page.request.get("/api/shop")).json()) as { tags: unknown }).tags)
      .toMatchObject({ ga4: TAGS.ga4_id })
    // Pages follow a changed setting within a second. A cached page can be older than its headers.
    await expect.poll(async () => (await page.request.get("/cookies")).text()).toContain(TAGS.ga4_id)
    const first = await page.goto("/cookies")
    expect(policyOf(first)).not.toMatch(/stats\.example|google|facebook/)
    await page.waitForLoadState("networkidle")
    expect(requested).toEqual([])

    const analytics = page.getByRole("switch", { name: cookieSettings.groups.analytics.label })
    await analytics.press("Space")
    const [allowed] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith("/cookies"), { timeout: 30_000 }),
      page.getByRole("button", { name: cookieSettings.save }).press("Enter"),
    ])
    expect(policyOf(allowed)).toMatch(/script-src [^;]*stats\.example\.org[^;]*googletagmanager/)
    expect(policyOf(allowed)).not.toContain("facebook")
    await expect
      .poll(() => [...new Set(requested)].sort())
      .toEqual(["stats.example.org", "www.googletagmanager.com"])
    const cookies = async () => (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE)
    expect((await cookies())?.value).toBe("analytics")

    await page.evaluate(() => (document.cookie = "_ga=1; Path=/"))
    requested.length = 0
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith("/cookies"), { timeout: 30_000 }),
      page.getByRole("button", { name: cookieSettings.refuseAll }).press("Enter"),
    ])
    expect(policyOf(refused)).not.toMatch(/stats\.example|google|facebook/)
    await page.waitForLoadState("networkidle")
    expect(requested).toEqual([])
    expect(await cookies()).toBeUndefined()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("_ga")
  })
})
