/** For as long `npm start` and Compose wait for an engine, too. */
const TIMEOUT = 300_000

/**
 * Ends an engine whose start came to nothing, so that whoever runs it starts it again: Medusa's command line survives
 * every error that nobody caught, and stays without ever listening where Redis could not be reached at one moment.
 */
export function endUnlessStarted(within = TIMEOUT, end: () => void = endWithFailure): void {
  const timer = setTimeout(() => {
    if (process.getActiveResourcesInfo().includes("TCPServerWrap")) return
    const seconds = Math.round(within / 1000)
    process.stderr.write(
      `The engine does not listen ${seconds} s after its start, and ends to be started again. What it waited for stands above; ` +
        "where nothing does, see whether REDIS_URL and DATABASE_URL can be reached.\n",
    )
    end()
  }, within)
  timer.unref()
}

const endWithFailure = () => process.exit(1)
