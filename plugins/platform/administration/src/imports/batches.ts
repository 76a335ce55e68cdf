import type { PendingLine, ProductImportModuleService } from "../modules/product-import"

/**
 * Yields batches of pending lines, until the import is paused or done. The caller saves the results of a batch before
 * it requests the next one.
 */
export async function* batchesOf(
  table: ProductImportModuleService["table"],
  import_id: string,
  size: number,
): AsyncGenerator<PendingLine[]> {
  for (;;) {
    const batch = await table.pending(import_id, size)
    if (!batch.length || !(await table.isRunning(import_id))) return
    yield batch
  }
}
