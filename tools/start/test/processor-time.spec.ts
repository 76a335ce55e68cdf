import { runModule } from "./testing/run-module"

describe("The processor time of a run", () => {
  it("the processor time of a run includes that of child processes that have ended", () => {
    const [before, after, hasProc] = runModule(
      "processor-time.mjs",
      "processorSeconds",
      `const { execFileSync } = await import("node:child_process")
      const { existsSync } = await import("node:fs")
      const before = processorSeconds()
      // The child process uses about a third of a second of processor time.
      const work = "const until = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < until);"
      execFileSync(process.execPath, ["-e", work])
      return [before, processorSeconds(), existsSync("/proc/self/stat")]`,
    ) as [number | null, number | null, boolean]
    if (hasProc) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(0.25)
    else expect([before, after]).toEqual([null, null])
  })
})
