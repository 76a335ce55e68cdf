import type { KnownAccount } from "@bon-perroquet/accounts/imported"
import { changeNow } from "./since-check"

const account = (values: Partial<KnownAccount>): KnownAccount => ({
  ...{
    id: "cus_1",
    email: "ada@example.org",
    first_name: null,
    last_name: null,
    phone: null,
    language: null,
  },
  ...{ newsletter: null, metadata: null, groups: [], addresses: [], has_password: true, has_bought: false },
  created_at: new Date("2024-01-01"),
  ...values,
})

const SUBSCRIBED = { state: "subscribed", since: "2023-04-05T00:00:00.000Z", source: "Shop" } as const
const LEFT = { state: "none", since: "2024-02-01T00:00:00.000Z", source: "Mailchimp" } as const
const before = { phone: null, newsletter: null }

describe("Values of a customer that are written after the check of an import", () => {
  it("are those that the shop still lacks", () => {
    const line = { after: { phone: "0470", newsletter: SUBSCRIBED, note: "Mardi" }, before }
    expect(changeNow(line, account({}), false)).toEqual({ change: line.after, before })
    expect(changeNow(line, account({ phone: "0499" }), false)).toEqual({
      change: { newsletter: SUBSCRIBED, note: "Mardi" },
      before: { newsletter: null },
    })
  })

  it("do not subscribe a customer who unsubscribed, or who left a former list, since the check", () => {
    const line = { after: { newsletter: SUBSCRIBED }, before: { newsletter: null } }
    const unsubscribed = { state: "none", since: "2026-01-01T00:00:00.000Z" }
    for (const [now, hasOptedOut] of [
      [account({ newsletter: unsubscribed }), false],
      [account({}), true],
      [undefined, true],
    ] as const)
      expect(changeNow(line, now, hasOptedOut).change).toEqual({})
  })

  it("do not end a consent that is newer than the withdrawal", () => {
    const line = { after: { newsletter: LEFT }, before: { newsletter: SUBSCRIBED } }
    const renewed = { state: "subscribed", since: "2026-01-01T00:00:00.000Z" }
    expect(changeNow(line, account({ newsletter: renewed }), false)).toEqual({ change: {}, before: {} })
    expect(changeNow(line, account({ newsletter: SUBSCRIBED }), true).change).toEqual({ newsletter: LEFT })
  })
})
