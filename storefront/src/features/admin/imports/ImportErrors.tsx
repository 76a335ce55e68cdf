import type { ProductImport } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

type ImportErrorsProps = { errors: ProductImport["errors"]; count: number }

/** What is wrong, line by line of the file; the other lines are not kept from being carried out. */
export function ImportErrors({ errors, count }: ImportErrorsProps) {
  const { t } = useTranslation("admin")
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="mb-2 text-left font-semibold text-macaw">
          {t("imports.errors", { count })}
        </caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="w-20 py-2 pr-3">
              {t("imports.line")}
            </th>
            <th scope="col" className="py-2">
              {t("imports.problem")}
            </th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ line, detail }, index) => (
            <tr key={index} className="border-b border-line">
              <td className="py-1.5 pr-3 tabular-nums">{line}</td>
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
