import type { AdminProduct } from "@bon-perroquet/contract"
import { useAdminInformation, useSaveProduct } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { useKeepsInformation } from "../product-information/use-keeps-information"
import { useMissingText } from "../product-information/use-missing-text"
import { useResultToast } from "../use-result-toast"

type DraftProps = { product: AdminProduct }

/** Names the missing mandatory information of a product that is not for sale, or publishes it. */
export function DraftPublication({ product }: DraftProps) {
  const keepsInformation = useKeepsInformation()
  if (product.active) return null
  return keepsInformation ? <InformedDraft product={product} /> : <DraftNotice product={product} isReady />
}

function InformedDraft({ product }: DraftProps) {
  const { t } = useTranslation("admin")
  const { data } = useAdminInformation(product.id)
  const missingText = useMissingText()
  if (!data) return null
  const { missing, kind } = data
  if (missing.length === 0) return <DraftNotice product={product} text={t("productDraft.complete")} isReady />
  const text = t("productDraft.missing", { fields: missingText(missing, kind) })
  return <DraftNotice product={product} text={text} isReady={false} />
}

function DraftNotice({ product, text, isReady }: DraftProps & { text?: string; isReady: boolean }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useSaveProduct()
  const withToast = useResultToast()
  const publish = () => {
    const { id, version } = product
    const saving = mutateAsync({ id, product: { active: true }, version })
    void withToast(saving, t("productDraft.published"), t("productDraft.failed")).catch(() => undefined)
  }
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-seed-wash p-4"
    >
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <p className="font-semibold">{t("productDraft.title")}</p>
        <p className="text-sm">{text ?? t("productDraft.hidden")}</p>
      </div>
      {isReady && (
        <Button size="sm" pending={isPending} onClick={publish}>
          {t("productDraft.publish")}
        </Button>
      )}
    </div>
  )
}
