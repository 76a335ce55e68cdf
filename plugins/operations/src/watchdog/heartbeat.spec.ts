import { BEAT_MS, Heartbeat } from "./heartbeat"

const LIMITS = { busySeconds: 8, idleSeconds: 60 }
/** How many seconds without a beat pass until it reports; null if it does not within five minutes. */
function reportedAfter(processorShare: number): number | null {
  const heartbeat = new Heartbeat(LIMITS)
  heartbeat.look(1, 0)
  for (let looks = 1; looks <= 600; looks++) {
    const reported = heartbeat.look(1, looks * BEAT_MS * processorShare)
    if (reported) return reported
  }
  return null
}

describe("Heartbeat", () => {
  it("reports a loop that runs without end after 8 seconds", () => expect(reportedAfter(1)).toBe(8))

  it("reports a loop that gets half of a processor after 8 seconds", () => expect(reportedAfter(0.5)).toBe(8))

  it("waits longer for a loop that gets a tenth of a processor", () => expect(reportedAfter(0.1)).toBe(40))

  it("reports a loop that waits for ever after a minute", () => expect(reportedAfter(0)).toBe(60))

  it("does not report a loop that beats, however rarely", () => {
    const heartbeat = new Heartbeat(LIMITS)
    for (let looks = 1; looks <= 600; looks++)
      expect(heartbeat.look(Math.floor(looks / 14), looks * BEAT_MS)).toBe(0)
  })
})
