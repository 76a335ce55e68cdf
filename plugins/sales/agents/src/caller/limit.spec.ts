import { admitAgent, admitCode, admitProfile } from "."

const from = (address: string) => ({
  headers: { "x-forwarded-for": address },
  socket: { remoteAddress: "127.0.0.1" },
})

/** Returns the number of calls until the first one that is rejected. */
function admitted(call: (index: number) => void, most: number): number {
  for (let index = 0; index < most; index += 1)
    try {
      call(index)
    } catch (error) {
      expect(error).toMatchObject({ code: "too_many_requests", status: 429 })
      return index
    }
  return most
}

it("assistants without a signature share the limit of their IP address, whatever name they state", () => {
  const unsigned = (address: string) => (index: number) =>
    admitAgent(from(address), { name: `assistant-${index}`, is_verified: false })
  expect(admitted(unsigned("203.0.113.1"), 1_000)).toBe(300)
  expect(admitted(unsigned("203.0.113.2"), 10)).toBe(10)
})

it("an assistant that signs has its own limit, from all of its addresses", () => {
  const signed = (name: string) => (index: number) =>
    admitAgent(from(`198.51.100.${index % 250}`), { name, is_verified: true })
  expect(admitted(signed("one.example"), 10_000)).toBe(3_000)
  expect(admitted(signed("two.example"), 10)).toBe(10)
})

it("an IP address that signs for many profiles has one limit", () => {
  const signed = (index: number) =>
    admitAgent(from("203.0.113.3"), { name: `host-${index % 100}.example`, is_verified: true })
  expect(admitted(signed, 10_000)).toBe(3_000)
})

it("an IP address can try a limited number of promo codes, and ten times as many if it signs", () => {
  const code = (address: string, is_verified: boolean) => () => admitCode(from(address), { is_verified })
  expect(admitted(code("203.0.113.4", false), 1_000)).toBe(30)
  expect(admitted(code("203.0.113.4", true), 1_000)).toBe(300)
})

it("an IP address can make the shop read a limited number of profiles", () => {
  expect(admitted(() => admitProfile(from("203.0.113.9")), 100)).toBe(30)
})
