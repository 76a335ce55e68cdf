import type { FormerOrder, ImportLine, ProductImport } from "@bon-perroquet/contract"
import { useImportLines } from "@bon-perroquet/shop-react/admin"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { Waiting } from "../../../components/Waiting"
import { FormerOrderFacts } from "../../order"
import { FieldDifferences } from "../changes/FieldDifferences"
import { useAddress } from "../use-address"
import { pageQuestion, Paging } from "../lists/Paging"
import { screenKind } from "../import-link/kind"

export function ImportPreview({ checked }: { checked: ProductImport }) {
  const { t } = useTranslation("admin")
  const heading = useId()
  const { page, change } = useAddress()
  const { data, error, refetch } = useImportLines(checked, { ...pageQuestion(page), show: "changes" })
  const title = t(checked.state === "checked" ? "imports.preview" : "imports.result")
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {checked.kind === "pictures" && checked.state === "checked" && (
        <p className="text-sm text-bark">{t("imports.pictures.replaces")}</p>
      )}
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data && (
        <ol aria-labelledby={heading} className="flex flex-col">
          {data.rows.map((line) => (
            <PreviewLine key={line.line} line={line} kind={checked.kind} />
          ))}
        </ol>
      )}
      {data && data.total > 0 && (
        <Paging page={page} total={data.total} onTurn={(to) => change({ page: String(to) })} />
      )}
    </section>
  )
}

/** Returns true if a line adds a size to an existing product. Only for such lines do the changes contain `product`. */
const addsSize = ({ is_new, after }: ImportLine): boolean => !is_new && after?.["product"] !== undefined

function PreviewLine({ line, kind }: { line: ImportLine } & Pick<ProductImport, "kind">) {
  const { t } = useTranslation("admin")
  const of = screenKind(kind)
  const placeOf = ({ position }: ImportLine) =>
    position === null ? t("imports.pictures.sizePlace") : t("imports.pictures.place", { position })
  return (
    <li className="flex flex-col gap-1.5 border-t border-line py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm wrap-anywhere text-bark tabular-nums">
          {line.file ?? t("imports.lineOf", { number: line.line })}
        </span>
        <span className="font-semibold wrap-anywhere">{line.name || line.sku}</span>
        {line.name && line.name !== line.sku && (
          <span className="text-sm wrap-anywhere text-bark">{line.sku}</span>
        )}
        {line.file !== null && <Badge tone="success">{placeOf(line)}</Badge>}
        {line.is_new && (
          <Badge tone="success">{t(of === "products" ? "imports.new" : `imports.${of}.new`)}</Badge>
        )}
        {addsSize(line) && <Badge tone="success">{t("imports.newSize")}</Badge>}
      </p>
      {line.after !== null && line.errors.length > 0 && (
        <p className="text-sm font-semibold text-seed-ink">
          {line.errors.map(({ detail }) => detail).join(" ")}
        </p>
      )}
      {kind === "orders" && line.is_new ? (
        <FormerOrderFacts order={line.after as FormerOrder} />
      ) : (
        <FieldDifferences before={line.before} after={line.after} />
      )}
    </li>
  )
}
