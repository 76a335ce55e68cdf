import { SESSION_ID_PATTERN } from "@bon-perroquet/contract"
import { newSessionId } from "./session-id"

describe("Session id of a cart", () => {
  it("the session id of a cart has a timestamp and 128 random bits in the format of the contract", () => {
    const id = newSessionId(1_795_225_200_000)
    expect(id).toMatch(/^1795225200000-[0-9a-f]{32}$/)
    expect(id).toMatch(SESSION_ID_PATTERN)
  })

  it("the session ids of two carts differ even within a millisecond", () => {
    const ids = Array.from({ length: 1000 }, () => newSessionId(0))
    expect(new Set(ids).size).toBe(1000)
  })
})
