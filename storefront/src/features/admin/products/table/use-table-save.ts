import type { AdminProduct, ProductTableResult } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-react"
import { useSaveProductTable } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { useDraft } from "../../../../components/draft"
import { ShownInPlaceError } from "../../../../components/toast/failure-reason"
import { useLanguage } from "../../../../i18n"
import { useResultToast } from "../../use-result-toast"
import { readOf, rowsFrom, type TableValues } from "./table-form"

const CHANGED = "changed_meanwhile"

const refusalsIn = ({ rows }: ProductTableResult) =>
  new Map(rows.flatMap(({ id, refusal }) => (refusal ? [[id, refusal] as const] : [])))

/** Saves the table and merges changes by others. Stores the error of each rejected product. */
export function useTableSave(
  draft: Pick<ReturnType<typeof useDraft<TableValues>>, "save">,
  onSaved: () => unknown,
) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { mutateAsync, isPending } = useSaveProductTable()
  const withToast = useResultToast()
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())

  async function save(values: TableValues, products: readonly AdminProduct[]): Promise<void> {
    setRefusals(new Map())
    /** The shop's response contains the latest version of each product. */
    let currentProducts = products
    const saving = draft.save(
      values,
      async (typed, { values: read, version }) => {
        const rows = rowsFrom(typed, read, version)
        if (rows.length === 0) return
        const result = await mutateAsync({ rows })
        const now = new Map(
          result.rows.flatMap(({ id, product }) => (product ? [[id, product] as const] : [])),
        )
        currentProducts = currentProducts.map((product) => now.get(product.id) ?? product)
        if (result.saved) return
        const refusals = refusalsIn(result)
        const changed = [...refusals.values()].find(({ code }) => code === CHANGED)
        if (changed) throw new ShopApiError(412, CHANGED, changed.detail)
        setRefusals(new Map([...refusals].map(([id, { detail }]) => [id, detail])))
        throw new ShownInPlaceError()
      },
      () => Promise.resolve(readOf(currentProducts, language)),
      onSaved,
    )
    await withToast(saving, t("productTable.done"), t("failure.changed")).catch(() => undefined)
  }
  return { save, refusals, isPending }
}
