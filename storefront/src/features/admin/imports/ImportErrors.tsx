import type { ProductImport } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

type ImportErrorsProps = Pick<ProductImport, "kind" | "errors"> & { count: number }

/** Lists errors by line of the file, or by file of a ZIP. Valid lines can still be imported. */
export function ImportErrors({ kind, errors, count }: ImportErrorsProps) {
  const { t } = useTranslation("admin")
  const isZip = kind === "pictures"
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="mb-2 text-left font-semibold text-macaw">
          {t(isZip ? "imports.pictures.errors" : "imports.errors", { count })}
        </caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className={`py-2 pr-3 ${isZip ? "w-2/5" : "w-20"}`}>
              {t(isZip ? "imports.pictures.file" : "imports.line")}
            </th>
            <th scope="col" className="py-2">
              {t("imports.problem")}
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, file, detail }, index) => (
            <tr key={index} className="border-b border-line">
              <td className="py-1.5 pr-3 wrap-anywhere tabular-nums">{file ?? line}</td>
              <td className="py-1.5 wrap-anywhere">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > errors.length && (
        <p className="text-sm text-bark">{t("imports.more", { count: count - errors.length })}</p>
      )}
    </div>
  )
}
