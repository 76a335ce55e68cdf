import { ImagePlus } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../../../components/Button"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { ImageInput } from "./ImageInput"
import { useUploadImages } from "./use-upload-images"

type OnePictureProps = {
  /** URL of the chosen picture, or null. */
  address: string | null
  onChange: (address: string | null) => void
  texts: { alt: string; upload: string; remove: string; hint: string }
  removeIcon: ReactNode
  /** Width of the picture: as `sizes`, and as class names. */
  sizes: string
  className: string
  /** Shown if no picture is chosen. */
  children?: ReactNode
}

/** Form field that uploads one picture, or removes it. */
export function OnePicture({
  address,
  onChange,
  texts,
  removeIcon,
  sizes,
  className,
  children,
}: OnePictureProps) {
  const { upload, isUploading } = useUploadImages()
  async function take(files: File[]) {
    const [uploaded] = await upload(files.slice(0, 1))
    if (uploaded !== undefined) onChange(uploaded)
  }
  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      {address === null ? (
        children
      ) : (
        <ProductPicture
          address={address}
          alt={texts.alt}
          sizes={sizes}
          className={`${className} rounded-control border border-line`}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <ImageInput isBusy={isUploading} onFiles={(files) => void take(files)}>
          {!isUploading && <ImagePlus aria-hidden className="size-5" />}
          {texts.upload}
        </ImageInput>
        {address !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {removeIcon}
            {texts.remove}
          </Button>
        )}
      </div>
      <p className="text-sm text-bark">{texts.hint}</p>
    </div>
  )
}
