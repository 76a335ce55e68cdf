import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../../components/Button"
import type { Read } from "../../../../components/draft"
import { StickyBar } from "../../lists/selection/StickyBar"
import { rowsFrom, type TableValues } from "./table-form"

type SaveBarProps = { read: () => Read<TableValues>; isPending: boolean }

export function SaveBar({ read, isPending }: SaveBarProps) {
  const { t } = useTranslation("admin")
  const { control } = useFormContext<TableValues>()
  const values = useWatch({ control }) as TableValues
  const count = rowsFrom(values, read().values).length
  return (
    <StickyBar label={t("productTable.bar")}>
      <p role="status" className="mr-auto font-semibold tabular-nums max-sm:w-full">
        {t("productTable.count", { count })}
      </p>
      <Button asChild variant="secondary">
        <Link to="/admin/products">{t("cancel")}</Link>
      </Button>
      <Button type="submit" pending={isPending} disabled={count === 0}>
        {t("productTable.save")}
      </Button>
    </StickyBar>
  )
}
