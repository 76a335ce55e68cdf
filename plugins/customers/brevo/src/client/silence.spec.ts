import { SilentPeer } from "@bon-perroquet/testing/silent-peer"
import { BrevoAway, readAccount } from "."

const peer = new SilentPeer()
afterAll(() => peer.stop())

it("a call times out if Brevo does not respond, and can be repeated", async () => {
  const apiBase = `http://127.0.0.1:${await peer.start()}`
  await expect(readAccount({ apiKey: "xkeysib-0a1b", apiBase, timeoutMs: 300 })).rejects.toThrow(BrevoAway)
  expect(peer.received).toHaveLength(1)
})
