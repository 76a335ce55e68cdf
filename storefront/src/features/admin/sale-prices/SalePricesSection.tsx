import type { AdminProduct, SalePrice, SalePrices } from "@bon-perroquet/contract"
import { useSalePrices } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { SaleDialog } from "./SaleDialog"
import { SaleLine } from "./SaleLine"

export function SalePricesSection({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useSalePrices(product.id)
  /**
   * Open dialog: the sale price, undefined for a new one, and the prices at that time. It saves their version, so that
   * it does not overwrite what another administrator changes in the meantime.
   */
  const [open, setOpen] = useState<{ sale?: SalePrice; prices: SalePrices } | null>(null)
  return (
    <div className="border-t border-line pt-5">
      <Panel
        title={t("sale.title")}
        action={
          <Button
            variant="secondary"
            size="sm"
            disabled={!data}
            onClick={() => data && setOpen({ prices: data })}
          >
            <Plus aria-hidden className="size-4" />
            {t("sale.add")}
          </Button>
        }
      >
        {!data && <Waiting what={t("sale.title")} failed={error !== null} onRetry={() => void refetch()} />}
        {data?.sales.length === 0 && <p className="text-bark">{t("sale.none")}</p>}
        {data && data.sales.length > 0 && (
          <ul className="flex flex-col gap-3">
            {data.sales.map((sale) => (
              <SaleLine
                key={sale.id}
                {...{ product, sale }}
                version={data.version}
                onChange={() => setOpen({ sale, prices: data })}
              />
            ))}
          </ul>
        )}
        {open && (
          <SaleDialog product={product} sale={open.sale} prices={open.prices} onClose={() => setOpen(null)} />
        )}
      </Panel>
    </div>
  )
}
