import { allowedGroups, hasTags, withTags } from "./tag-policy.js"

const POLICY = "default-src 'self';script-src 'self' 'sha256-x';img-src 'self' data:;connect-src 'self'"
const TAGS = {
  matomo: { url: "https://stats.example.org/m/", site: "3" },
  ga4: "G-ABC1234567",
  meta: "1234567890",
}
const NONE = { matomo: null, ga4: null, meta: null }
const cookie = (value: string) => ({ cookie: `language=fr; bp_cookies_groups=${value}; x=1` })

test("the content security policy allows the hosts of tags in the cookie groups that the visitor accepted", () => {
  const analytics = withTags(POLICY, TAGS, ["analytics"])
  expect(analytics).toContain(
    "script-src 'self' 'sha256-x' https://stats.example.org https://www.googletagmanager.com;",
  )
  expect(analytics).toContain("connect-src 'self' https://stats.example.org https://*.google-analytics.com")
  expect(analytics).not.toContain("facebook")
  const marketing = withTags(POLICY, TAGS, ["marketing"])
  expect(marketing).toContain("script-src 'self' 'sha256-x' https://connect.facebook.net;")
  expect(marketing).not.toContain("google")
  expect(withTags(POLICY, TAGS, [])).toBe(POLICY)
})

test.each([
  ["analytics.marketing", ["analytics", "marketing"]],
  ["marketing", ["marketing"]],
  ["analytics.evil", ["analytics"]],
  ["", []],
])("the consent cookie %j allows the tags of the groups %j", (value, groups) => {
  expect(allowedGroups(TAGS, cookie(value))).toEqual(groups)
})

test("a cookie group for which the merchant has no tag allows nothing", () => {
  expect(allowedGroups({ ...NONE, ga4: "G-ABC1234567" }, cookie("analytics.marketing"))).toEqual([
    "analytics",
  ])
  expect(allowedGroups(NONE, cookie("analytics.marketing"))).toEqual([])
  expect([hasTags(NONE), hasTags(TAGS)]).toEqual([false, true])
})
