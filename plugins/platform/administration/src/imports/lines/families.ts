import { LOT_COLUMN, MAX_VARIANTS } from "@bon-perroquet/contract"
import type { PendingLine, ProductImportModuleService } from "../../modules/product-import"

/** The line that creates a product, and the lines of its further sizes. */
export interface Family {
  maker: PendingLine
  sizes: PendingLine[]
}

/** French handle of the new product to which the line of a further size belongs. */
const productOf = ({ is_new, product_id, after }: PendingLine): unknown =>
  is_new || product_id !== null ? undefined : after?.["product"]

const hasLots = ({ after }: PendingLine): boolean => after?.[LOT_COLUMN] !== undefined

/** The new products among some lines, which are created with all their sizes. Lots need an existing size. */
export class Families {
  private readonly sizes = new Map<unknown, PendingLine[]>()
  private readonly written = new Set<PendingLine>()

  constructor(lines: readonly PendingLine[]) {
    for (const line of lines) {
      const product = productOf(line)
      if (product === undefined) continue
      const known = this.sizes.get(product)
      if (known) known.push(line)
      else this.sizes.set(product, [line])
    }
  }

  of(maker: PendingLine): Family {
    const handle = maker.after?.["handle_fr"]
    const sizes = handle === undefined ? [] : (this.sizes.get(handle) ?? [])
    return { maker, sizes: [maker, ...sizes].some(hasLots) ? [] : sizes }
  }

  setWritten(families: readonly Family[]): void {
    for (const line of families.flatMap(({ sizes }) => sizes)) this.written.add(line)
  }

  isWritten = (line: PendingLine): boolean => this.written.has(line)
}

/** Returns the next pending lines. A new product whose lines are consecutive is complete. */
export async function pendingFamilies(
  table: ProductImportModuleService["table"],
  importId: string,
  most: number,
): Promise<PendingLine[]> {
  const lines = await table.pending(importId, most + MAX_VARIANTS)
  let end = Math.min(most, lines.length)
  while (end < lines.length && isFurther(lines[end - 1], lines[end])) end++
  return lines.slice(0, end)
}

function isFurther(former: PendingLine | undefined, line: PendingLine | undefined): boolean {
  const product = line && productOf(line)
  return (
    product !== undefined && [former?.after?.["handle_fr"], former && productOf(former)].includes(product)
  )
}
