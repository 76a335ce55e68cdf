import { DistributedTransaction, TransactionOrchestrator } from "@medusajs/framework/orchestration"

/**
 * Saves a query per workflow: Medusa searches the database for a run with the same id, even if the workflow is never
 * stored. Only workflows with asynchronous steps, timeouts, a retention time or idempotency are stored.
 */
export function skipUnstoredWorkflows(): void {
  const load = DistributedTransaction.loadTransaction.bind(DistributedTransaction)
  DistributedTransaction.loadTransaction = async (workflow, ...more) => {
    const options = TransactionOrchestrator.getWorkflowOptions(workflow)
    return options && !options.store ? null : load(workflow, ...more)
  }
}
