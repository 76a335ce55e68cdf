import { observeRequests } from "./observe"
import { hideExpress } from "./security-headers"
import { watchEventLoop } from "../watchdog"
import { endUnlessStarted } from "./unstarted"
import { skipUnstoredWorkflows } from "./unstored-workflows"
import { UnitOfWork } from "@medusajs/framework/mikro-orm/core"
import { AnonymousExporter, tracesAreWanted } from "../traces"

/** Runs from Medusa's `instrumentation` file, before the observed libraries are loaded. */
export async function register(): Promise<void> {
  endUnlessStarted()
  watchEventLoop()
  mendFailedFlush()
  skipUnstoredWorkflows()
  hideExpress()
  observeRequests()
  await traceEngine()
}

interface Flushing {
  /** Whether a flush is running. Later calls wait in the queue. */
  working: boolean
  flushQueue: (() => Promise<void>)[]
  commit: () => Promise<void>
  doCommit: () => Promise<void>
}

/**
 * Fixes a hang of MikroORM 6, which runs the parallel flushes of a transaction in sequence. If one failed, the waiting
 * ones never settled and kept connection and lease. Now they fail with the same error.
 */
function mendFailedFlush(): void {
  const flushing = UnitOfWork.prototype as unknown as Flushing
  const { commit } = flushing
  flushing.commit = async function (this: Flushing) {
    try {
      await commit.call(this)
    } catch (error) {
      if (!this.working) await failWaiting(this, error as Error)
      throw error
    }
  }
}

async function failWaiting(flushing: Flushing, error: Error): Promise<void> {
  const waiting = flushing.flushQueue.splice(0)
  if (!waiting.length) return
  flushing.doCommit = () => Promise.reject(error)
  await Promise.all(waiting.map((flush) => flush()))
  Reflect.deleteProperty(flushing, "doCommit")
}

/** Adds requests, queries and workflows of the engine to the trace that the edge started. */
async function traceEngine(): Promise<void> {
  if (!tracesAreWanted()) return
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http")
  const { HttpInstrumentation } = await import("@opentelemetry/instrumentation-http")
  const { BatchSpanProcessor } = await import("@medusajs/framework/opentelemetry/sdk-trace-node")
  const { registerOtel } = await import("@medusajs/medusa")
  const exporter = new AnonymousExporter(new OTLPTraceExporter())
  registerOtel({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "shop-engine",
    exporter,
    spanProcessors: [new BatchSpanProcessor(exporter)],
    instrumentations: [new HttpInstrumentation()],
    metricReaders: [],
    logRecordProcessors: [],
    instrument: { http: true, workflows: true, query: true, db: true },
  })
}
