import type { AdminProduct } from "@bon-perroquet/contract"
import {
  useDeleteProduct,
  useDuplicateProduct,
  useRereadProduct,
  useSaveProduct,
} from "@bon-perroquet/shop-react/admin"
import { Copy, History, PackageOpen, Pencil, Trash, ImagePlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { ConfirmedButton } from "../../../components/Dialog"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { useAddress } from "../use-address"
import { useMay } from "../guard/use-may"
import { stockAddress } from "../screen-addresses"
import { useResultToast } from "../use-result-toast"
import { ImageInput } from "../product-form/ImageInput"
import { useUploadImages } from "../product-form/use-upload-images"

export function ProductActions({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { text, change } = useAddress()
  const name = localised(product, "name", language)
  const may = useMay()
  const mayWrite = may("products:write")
  const history = new URLSearchParams({ subject: "product", id: product.id }).toString()
  return (
    <span className="flex gap-1 max-lg:justify-end">
      {mayWrite && (
        <>
          <AddImageButton product={product} />
          <Button
            variant="quiet"
            size="icon"
            aria-label={t("products.editOf", { name })}
            title={t("products.edit")}
            onClick={() => change({ edit: product.id, page: text("page") })}
          >
            <Pencil aria-hidden className="size-5" />
          </Button>
          <DuplicateButton product={product} name={name} />
        </>
      )}
      <LinkButton
        to={stockAddress(product.id)}
        aria-label={t("stock.titleOf", { name })}
        title={t("stock.title")}
        variant="quiet"
        size="icon"
      >
        <PackageOpen aria-hidden className="size-5" />
      </LinkButton>
      {may("changes:read") && (
        <LinkButton
          to={`/admin/changes?${history}`}
          aria-label={t("products.historyOf", { name })}
          title={t("changes.title")}
          variant="quiet"
          size="icon"
        >
          <History aria-hidden className="size-5" />
        </LinkButton>
      )}
      {mayWrite && <DeleteButton product={product} name={name} />}
    </span>
  )
}

function DuplicateButton({ product, name }: { product: AdminProduct; name: string }) {
  const { t } = useTranslation("admin")
  const { change } = useAddress()
  const { mutateAsync, isPending } = useDuplicateProduct()
  const withToast = useResultToast()
  async function duplicate() {
    const copied = mutateAsync(product.id)
    await withToast(copied, t("done.duplicated"), t("failure.created"), {
      detail: t("products.copied", { name }),
    })
    change({ edit: (await copied).id })
  }
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t("products.duplicateOf", { name })}
      title={t("products.duplicate")}
      pending={isPending}
      onClick={() => void duplicate().catch(() => undefined)}
    >
      {!isPending && <Copy aria-hidden className="size-5" />}
    </Button>
  )
}

function DeleteButton({ product, name }: { product: AdminProduct; name: string }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useDeleteProduct()
  const { text, change } = useAddress()
  const withToast = useResultToast()
  const remove = () => {
    if (text("edit") === product.id) change({ edit: undefined, page: text("page") })
    void withToast(mutateAsync(product.id), t("done.deleted"), t("failure.delete")).catch(() => undefined)
  }
  return (
    <ConfirmedButton
      variant="quiet"
      size="icon"
      aria-label={t("products.deleteOf", { name })}
      title={t("products.delete")}
      pending={isPending}
      question={{
        title: t("products.deletion.title", { name }),
        text: t("products.deletion.text"),
        action: t("products.delete"),
        cancel: t("cancel"),
      }}
      onConfirm={remove}
    >
      {!isPending && <Trash aria-hidden className="size-5 text-macaw" />}
    </ConfirmedButton>
  )
}

function AddImageButton({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { upload, isUploading } = useUploadImages()
  const { mutateAsync, isPending } = useSaveProduct()
  const reread = useRereadProduct()
  const withToast = useResultToast()

  async function add(files: File[]) {
    const added = await upload(files)
    if (added.length === 0) return
    await withToast(append(added), t("done.image"), t("failure.changed")).catch(() => undefined)
  }

  /**
   * Adds pictures to a product. Reads the product again first, because its pictures may have changed during the upload.
   */
  async function append(added: string[]) {
    const { id, images, version } = await reread(product.id)
    await mutateAsync({ id, product: { images: [...images, ...added] }, version })
  }

  return (
    <ImageInput
      label={t("products.addImageOf", { name: localised(product, "name", language) })}
      isBusy={isUploading || isPending}
      onFiles={(files) => void add(files)}
      className="size-11"
    >
      <ImagePlus aria-hidden className="size-5" />
    </ImageInput>
  )
}
