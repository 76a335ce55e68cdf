import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { classNames } from "../../../components/class-names"

const LARGE = "(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, 92vw"

const THUMBNAIL =
  "block overflow-hidden rounded-control border-2 border-transparent bg-sunken peer-checked:border-leaf " +
  "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"

type GalleryProps = { images: string[]; name: string; dimmed: boolean }

export function Gallery({ images, name, dimmed }: GalleryProps) {
  const looks = classNames("w-full rounded-card bg-sunken", dimmed && "opacity-60 grayscale")
  if (images.length < 2) {
    return <ProductPicture address={images[0]} alt={name} sizes={LARGE} first className={looks} />
  }
  return <Pictures images={images} name={name} looks={looks} />
}

/** Thumbnails as radio buttons, so that the arrow keys select one. */
function Pictures({ images, name, looks }: { images: string[]; name: string; looks: string }) {
  const { t } = useTranslation("products")
  const group = useId()
  const [shown, setShown] = useState(0)
  return (
    <div className="flex flex-col gap-3">
      {images.map((address, index) => (
        <div key={address} hidden={index !== shown}>
          <ProductPicture
            address={address}
            alt={t("gallery.picture", { name, number: index + 1, count: images.length })}
            sizes={LARGE}
            first={index === 0}
            className={looks}
          />
        </div>
      ))}
      <fieldset>
        <legend className="sr-only">{t("gallery.label")}</legend>
        <div className="flex flex-wrap gap-2">
          {images.map((address, index) => (
            <label key={address} className="relative">
              <input
                type="radio"
                name={group}
                checked={index === shown}
                onChange={() => setShown(index)}
                aria-label={t("gallery.show", { number: index + 1, count: images.length })}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <span className={THUMBNAIL}>
                <ProductPicture address={address} alt="" sizes="5rem" className="w-18 sm:w-20" />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
