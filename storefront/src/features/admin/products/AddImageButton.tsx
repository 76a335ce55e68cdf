import type { AdminProduct } from "@bon-perroquet/contract"
import { useRereadProduct, useSaveProduct } from "@bon-perroquet/shop-react/admin"
import { ImagePlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { ImageInput } from "../product-form/ImageInput"
import { useUploadImages } from "../product-form/use-upload-images"
import { useTold } from "../product-form/use-told"

export function AddImageButton({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { upload, isUploading } = useUploadImages()
  const { mutateAsync, isPending } = useSaveProduct()
  const reread = useRereadProduct()
  const told = useTold()

  async function add(files: File[]) {
    const added = await upload(files)
    if (added.length === 0) return
    await told(append(added), t("done.image"), t("failure.changed")).catch(() => undefined)
  }

  /** Appends to the current pictures, which may have changed during the upload. */
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
