import type { AdminProduct } from "@bon-perroquet/contract"
import { isUnknown } from "@bon-perroquet/shop-react"
import {
  useAdminProduct,
  useToday,
  useAdminInformation,
  useSaveProduct,
} from "@bon-perroquet/shop-react/admin"
import { useEffect, useId, useRef, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { Heading, UnderHeading } from "../../../components/Heading"
import { Waiting } from "../../../components/Waiting"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useKeepsInformation } from "../product-information/use-keeps-information"
import { NEW, ProductForm } from "./ProductForm"
import { Button } from "../../../components/Button"
import { useMissingText } from "../product-information/use-missing-text"
import { useResultToast } from "../use-result-toast"

type ProductEditorProps = {
  id: string
  /** Called when the form closes, with the product if it was just created. */
  onClose: (created?: AdminProduct) => void
  below: (product: AdminProduct) => ReactNode
}

/** Edits a product, also if the list's filter excludes it. */
export function ProductEditor({ id, onClose, below }: ProductEditorProps) {
  return id === NEW ? (
    <NewProduct onClose={onClose} />
  ) : (
    <ExistingProduct id={id} onClose={onClose} below={below} />
  )
}

/** A new product lacks its mandatory information. If the shop uses this information, the product starts as a draft. */
function NewProduct({ onClose }: Pick<ProductEditorProps, "onClose">) {
  const { t } = useTranslation("admin")
  const { isPending } = useToday()
  const isDraft = useKeepsInformation()
  return (
    <EditorFrame title={t("form.newTitle")}>
      {isDraft && <p className="max-w-prose text-bark">{t("productDraft.intro")}</p>}
      {!isPending && <ProductForm isDraft={isDraft} onClose={onClose} />}
    </EditorFrame>
  )
}

function ExistingProduct({ id, onClose, below }: ProductEditorProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data: product, error, refetch } = useAdminProduct(id)
  if (isUnknown(error)) return null
  const name = product && localised(product, "name", language)
  return (
    <EditorFrame title={name ? t("form.editTitle", { name }) : t("products.edit")}>
      <div className="-mt-3">
        <OpenInMedusa path={`/products/${id}`} />
      </div>
      {product ? (
        <>
          <DraftPublication product={product} />
          <ProductForm product={product} onClose={onClose} />
          {below(product)}
        </>
      ) : (
        <Waiting what={t("products.edit")} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </EditorFrame>
  )
}

function EditorFrame({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: "start" })
  }, [])
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-6 rounded-card border border-edge bg-card p-4 sm:p-6"
    >
      <Heading id={id} ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
        {title}
      </Heading>
      <UnderHeading>{children}</UnderHeading>
    </section>
  )
}

type DraftProps = { product: AdminProduct }

/** Names the missing mandatory information of a product that is not for sale, or publishes it. */
function DraftPublication({ product }: DraftProps) {
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
