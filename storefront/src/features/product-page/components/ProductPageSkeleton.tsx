import { useTranslation } from "react-i18next"
import { Skeleton } from "../../../components/Skeleton"
import { PRODUCT_COLUMNS, PRODUCT_PAGE } from "../layout"

export function ProductPageSkeleton() {
  const { t } = useTranslation("common")
  return (
    <div role="status" aria-label={t("loading")} className={PRODUCT_PAGE}>
      <Skeleton className="my-1.5 h-6 w-2/3 max-w-80" />
      <div className={PRODUCT_COLUMNS}>
        <Skeleton className="aspect-square w-full rounded-card" />
        <div className="flex flex-col gap-5">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-14 w-1/2" />
          <Skeleton className="h-13 rounded-pill" />
          <Skeleton className="h-32" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      </div>
    </div>
  )
}
