import { Tabs } from "radix-ui"
import { useTranslation } from "react-i18next"
import { ProductPicture } from "../../../components/ProductPicture"
import { classNames } from "../../../components/class-names"

/** Width of the large picture beside the facts, or above them. */
const LARGE = "(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, 92vw"

type GalleryProps = { images: string[]; name: string; dimmed: boolean }

/** The product's pictures: one large, the others a press or an arrow key away. */
export function Gallery({ images, name, dimmed }: GalleryProps) {
  const { t } = useTranslation("products")
  const looks = classNames("w-full rounded-card bg-sunken", dimmed && "opacity-60 grayscale")
  if (images.length < 2) {
    return <ProductPicture address={images[0]} alt={name} sizes={LARGE} first className={looks} />
  }
  return (
    <Tabs.Root defaultValue={images[0]} className="flex flex-col gap-3">
      {images.map((address, index) => (
        <Tabs.Content key={address} value={address} className="rounded-card">
          <ProductPicture
            address={address}
            alt={t("gallery.picture", { name, number: index + 1, count: images.length })}
            sizes={LARGE}
            first={index === 0}
            className={looks}
          />
        </Tabs.Content>
      ))}
      <Tabs.List aria-label={t("gallery.label")} className="flex flex-wrap gap-2">
        {images.map((address, index) => (
          <Tabs.Trigger
            key={address}
            value={address}
            aria-label={t("gallery.show", { number: index + 1, count: images.length })}
            className="overflow-hidden rounded-control border-2 border-transparent data-[state=active]:border-leaf"
          >
            <ProductPicture address={address} alt="" sizes="5rem" className="w-18 sm:w-20" />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}
