import { MAX_IMAGES } from "@bon-perroquet/contract"
import { ImagePlus, MoveLeft, MoveRight, Trash } from "lucide-react"
import { useId, type ReactNode } from "react"
import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Heading } from "../../../components/Heading"
import { Badge } from "../../../components/Badge"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { ArrangeButton } from "../lists/ArrangeButton"
import { ImageInput } from "./ImageInput"
import type { ProductValues } from "./product-form"
import { useUploadImages } from "./use-upload-images"

/** Sorts pictures. The product's card shows the first one. */
export function ImagesField() {
  const { t } = useTranslation("admin")
  const { field } = useController<ProductValues, "images">({ name: "images" })
  const { upload, isUploading } = useUploadImages()
  const id = useId()
  const images = field.value

  async function add(files: File[]) {
    const added = await upload(files.slice(0, MAX_IMAGES - images.length))
    field.onChange([...images, ...added])
  }
  function swap(place: number, other: number) {
    const [one, two] = [images[place], images[other]]
    if (one === undefined || two === undefined) return
    field.onChange(images.with(place, two).with(other, one))
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading id={id} className="text-sm font-semibold">
        {t("form.images.title")}
      </Heading>
      {images.length > 0 && (
        <ol className="flex flex-wrap gap-3">
          {images.map((address, place) => (
            <Picture key={address} address={address} number={place + 1} count={images.length}>
              <ArrangeButton
                label={t("form.images.earlier", { number: place + 1 })}
                disabled={place === 0}
                onClick={() => swap(place, place - 1)}
              >
                <MoveLeft aria-hidden className="size-4" />
              </ArrangeButton>
              <ArrangeButton
                label={t("form.images.later", { number: place + 1 })}
                disabled={place === images.length - 1}
                onClick={() => swap(place, place + 1)}
              >
                <MoveRight aria-hidden className="size-4" />
              </ArrangeButton>
              <ArrangeButton
                label={t("form.images.remove", { number: place + 1 })}
                onClick={() => field.onChange(images.toSpliced(place, 1))}
              >
                <Trash aria-hidden className="size-4 text-macaw" />
              </ArrangeButton>
            </Picture>
          ))}
        </ol>
      )}
      {images.length < MAX_IMAGES && (
        <ImageInput isBusy={isUploading} onFiles={(files) => void add(files)} className="self-start">
          {!isUploading && <ImagePlus aria-hidden className="size-5" />}
          {t("form.images.add")}
        </ImageInput>
      )}
      <p className="text-sm text-bark">{t("form.images.hint")}</p>
    </section>
  )
}

type PictureProps = { address: string; number: number; count: number; children: ReactNode }

function Picture({ address, number, count, children }: PictureProps) {
  const { t } = useTranslation("admin")
  return (
    <li className="flex w-36 flex-col gap-1">
      <span className="relative">
        <ProductPicture
          address={address}
          alt={t("form.images.picture", { number, count })}
          sizes="9rem"
          className="w-full rounded-control border border-line"
        />
        {number === 1 && (
          <Badge tone="ink" className="absolute top-2 left-2">
            {t("form.images.main")}
          </Badge>
        )}
      </span>
      <span className="flex justify-between">{children}</span>
    </li>
  )
}
