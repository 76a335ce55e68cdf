import { Refusal } from "../refusal"
import { RequestLimit } from "./request-limit"

const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
})

describe("A limit per address", () => {
  let now = 0
  const limit = () => new RequestLimit(2, 60_000, () => now)
  const refusalOf = (work: () => void): unknown => {
    try {
      work()
    } catch (error) {
      return error
    }
    return undefined
  }

  it("returns the seconds until the next allowed request", () => {
    const two = limit()
    two.admit(from("10.0.0.1"))
    two.admit(from("10.0.0.1"))
    now += 20_500
    const refusal = refusalOf(() => two.admit(from("10.0.0.1")))
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({
      code: "too_many_requests",
      status: 429,
      headers: { "Retry-After": "40" },
    })
    expect(refusalOf(() => two.admit(from("10.0.0.2")))).toBeUndefined()
    now += 40_000
    expect(refusalOf(() => two.admit(from("10.0.0.1")))).toBeUndefined()
  })

  it("counts the addresses of an IPv6 network together", () => {
    const two = limit()
    two.admit(from("2001:db8:1:2::1"))
    two.admit(from("2001:db8:1:2:ffff::2"))
    expect(refusalOf(() => two.admit(from("2001:db8:1:2::3")))).toBeInstanceOf(Refusal)
    expect(refusalOf(() => two.admit(from("2001:db8::1")))).toBeUndefined()
    expect(refusalOf(() => two.admit(from("2001:db8::2")))).toBeUndefined()
    expect(refusalOf(() => two.admit(from("2001:db8::3")))).toBeInstanceOf(Refusal)
    expect(refusalOf(() => two.admit(from("2001:db8:1:3::1")))).toBeUndefined()
  })

  it("trusts a forwarded address only from the edge", () => {
    const two = limit()
    for (const last of [1, 2, 3]) two.admit(from("127.0.0.1", { "x-forwarded-for": `192.0.2.${last}` }))
    const stranger = (claimed: string) => from("203.0.113.9", { "x-forwarded-for": claimed })
    two.admit(stranger("192.0.2.8"))
    two.admit(stranger("192.0.2.9"))
    expect(refusalOf(() => two.admit(stranger("192.0.2.10")))).toBeInstanceOf(Refusal)
  })

  it("applies to an address after requests of more addresses than it stores", () => {
    const two = limit()
    for (let n = 0; n < 25_000; n++) two.admit(from(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`))
    two.admit(from("192.0.2.1"))
    two.admit(from("192.0.2.1"))
    expect(refusalOf(() => two.admit(from("192.0.2.1")))).toBeInstanceOf(Refusal)
  })
})
