import { BEAT_MS, Heartbeat } from "./heartbeat"

const LIMITS = { busySeconds: 8, idleSeconds: 60 }
function reportedAfter(processorShare: number): number | null {
  const heartbeat = new Heartbeat(LIMITS)
  heartbeat.look(1, 0)
  for (let looks = 1; looks <= 600; looks++) {
    const reported = heartbeat.look(1, looks * BEAT_MS * processorShare)
    if (reported) return reported
  }
  return null
}

describe("The heartbeat of an event loop", () => {
  it("reports an endless busy loop after 8 seconds", () => expect(reportedAfter(1)).toBe(8))

  it("reports a loop that uses half a CPU after 8 seconds", () => expect(reportedAfter(0.5)).toBe(8))

  it("waits longer for a loop that uses a tenth of a CPU", () => expect(reportedAfter(0.1)).toBe(40))

  it("reports an endlessly waiting loop after a minute", () => expect(reportedAfter(0)).toBe(60))

  it("does not report a loop with rare beats", () => {
    const heartbeat = new Heartbeat(LIMITS)
    for (let looks = 1; looks <= 600; looks++)
      expect(heartbeat.look(Math.floor(looks / 14), looks * BEAT_MS)).toBe(0)
  })
})
