import { ImagePlus, RotateCcw } from "lucide-react"
import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { ProductPicture } from "../../../../components/picture/ProductPicture"
import { ImageInput } from "../../product-form/ImageInput"
import { useUploadImages } from "../../product-form/use-upload-images"
import type { HomeValues } from "./home-form"

/** Edits the picture beside the title. The default is part of the code. */
export function HeroPictureField() {
  const { t } = useTranslation("admin")
  const { field } = useController<HomeValues, "picture">({ name: "picture" })
  const { upload, isUploading } = useUploadImages()
  async function take(files: File[]) {
    const [address] = await upload(files.slice(0, 1))
    if (address !== undefined) field.onChange(address)
  }
  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      {field.value === null ? (
        <img
          src="/pictures/hero-wide-800.webp"
          alt={t("settings.home.ownPicture")}
          width={800}
          height={450}
          className="h-auto w-full max-w-md rounded-control border border-line"
        />
      ) : (
        <ProductPicture
          address={field.value}
          alt={t("settings.home.chosenPicture")}
          sizes="28rem"
          className="w-full max-w-md rounded-control border border-line"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <ImageInput isBusy={isUploading} onFiles={(files) => void take(files)}>
          {!isUploading && <ImagePlus aria-hidden className="size-5" />}
          {t("settings.home.upload")}
        </ImageInput>
        {field.value !== null && (
          <Button variant="quiet" onClick={() => field.onChange(null)}>
            <RotateCcw aria-hidden className="size-5" />
            {t("settings.home.backToOwnPicture")}
          </Button>
        )}
      </div>
      <p className="text-sm text-bark">{t("settings.home.pictureHint")}</p>
    </div>
  )
}
