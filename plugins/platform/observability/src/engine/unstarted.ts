const TIMEOUT = 300_000

/**
 * Ends a process that does not listen, so that it is restarted: Medusa's command line survives uncaught errors and never listens
 * if Redis was briefly unreachable.
 */
export function endUnlessStarted(within = TIMEOUT, end: () => void = endWithFailure): void {
  const timer = setTimeout(() => {
    if (process.getActiveResourcesInfo().includes("TCPServerWrap")) return
    const seconds = Math.round(within / 1000)
    process.stderr.write(
      `The engine was not ready ${seconds} s after its start. It exits, so that it is restarted. See the log lines above for the cause. ` +
        "If there are none, check that REDIS_URL and DATABASE_URL can be reached.\n",
    )
    end()
  }, within)
  timer.unref()
}

const endWithFailure = () => process.exit(1)
